import { randomBytes } from "node:crypto";
import { env } from "@/lib/platform/runtime/env";
import { derivedSecret, sha256Hex } from "@/lib/platform/security/crypto";

export const SIGN_IN_MINUTES = 10;

/** What is kept of a token. next-auth hashes the same way, so that either side can check the other's tokens. */
export const signInTokenHash = (token: string): string => sha256Hex(`${token}${derivedSecret("auth")}`);

export const newSignInToken = (): string => randomBytes(32).toString("base64url");

/** The address in the mail. It only shows a button: whatever follows links in mail uses nothing up. */
export function confirmLink(token: string, email: string, callbackPath?: string): string {
  const url = new URL("/sign-in/confirm", env().PUBLIC_URL);
  url.searchParams.set("token", token);
  url.searchParams.set("email", email);
  if (callbackPath && callbackPath !== "/dashboard") url.searchParams.set("callbackUrl", callbackPath);
  return url.href;
}
