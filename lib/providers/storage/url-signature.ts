import { createHmac } from "node:crypto";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { derivedSecret, equalText } from "@/lib/platform/security/crypto";

/** Everything that a local file's URL says, covered by its signature. */
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

/** The first signs, all are accepted: put a new one in front, and remove the previous one a day later. */
function secrets(): string[] {
  const { FILE_URL_SECRETS } = env();
  return FILE_URL_SECRETS.length > 0 ? FILE_URL_SECRETS : [derivedSecret("file-url")];
}

/** HMAC-SHA256 over method, path, workspace, expiry, name and all other claims. */
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

/** Whether the URL is one of ours. Compares with every secret in constant time. */
export function isSigned(claims: Claims, signature: string): boolean {
  const fits = secrets().map((secret) => equalText(signWith(secret, claims), signature));
  return fits.includes(true);
}

export const isFresh = ({ expires }: Claims): boolean => expires > databaseNow().getTime() / 1000;
