import { randomBytes } from "node:crypto";
import { env } from "@/lib/platform/runtime/env";
import { derivedSecret, sha256Hex } from "@/lib/platform/security/crypto";

export const SIGN_IN_MINUTES = 10;

/**
 * The digest stored for a token. next-auth hashes the same way, so each side can check the other's tokens.
 */
export const signInTokenHash = (token: string): string => sha256Hex(`${token}${derivedSecret("auth")}`);

export const newSignInToken = (): string => randomBytes(32).toString("base64url");

/** Returns the link in the email. Its page only shows a button, so link scanners don't use up the token. */
export function confirmLink(token: string, email: string, callbackPath?: string): string {
  const url = new URL("/sign-in/confirm", env().PUBLIC_URL);
  url.searchParams.set("token", token);
  url.searchParams.set("email", email);
  if (callbackPath && callbackPath !== "/dashboard") url.searchParams.set("callbackUrl", callbackPath);
  return url.href;
}
