import { createHmac } from "node:crypto";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { derivedSecret, equalText } from "@/lib/platform/security/crypto";

/** All that an address of a local file says, and what its signature is over. */
export interface Claims {
  method: "read" | "write";
  key: string;
  /** Epoch seconds. */
  expires: number;
  name: string;
  contentType: string;
  inline: boolean;
  sizeBytes: number | undefined;
  sha256: string | undefined;
}

/** The first signs, all are good: a new one is put in front, and the former one taken out a day later. */
function secrets(): string[] {
  const { FILE_URL_SECRETS } = env();
  return FILE_URL_SECRETS.length > 0 ? FILE_URL_SECRETS : [derivedSecret("file-url")];
}

/** HMAC-SHA256 over method, path, workspace, expiry, name and whatever else the address says. */
function signWith(secret: string, claims: Claims): string {
  const { method, key, expires, name, contentType, inline, sizeBytes, sha256 } = claims;
  const [workspace] = key.split("/");
  const signed = [
    method,
    key,
    workspace,
    expires,
    name,
    contentType,
    inline,
    sizeBytes ?? null,
    sha256 ?? null,
  ];
  return createHmac("sha256", secret).update(JSON.stringify(signed)).digest("base64url");
}

export const signClaims = (claims: Claims): string => signWith(secrets()[0] ?? "", claims);

/** Whether the address is one that we made. Each secret is compared in constant time, whichever fits. */
export function isSigned(claims: Claims, signature: string): boolean {
  const fits = secrets().map((secret) => equalText(signWith(secret, claims), signature));
  return fits.includes(true);
}

export const isFresh = ({ expires }: Claims): boolean => expires > databaseNow().getTime() / 1000;
