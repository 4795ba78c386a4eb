import { createHash } from "node:crypto";
import { randomText } from "../runtime/ids";
import { equalText, sha256Hex } from "./crypto";
import type { Environment } from "./principal";

const BODY = 32;
const CHECK = 6;

const checksum = (text: string): string => {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const digest = createHash("sha256").update(`showrunner:${text}`).digest();
  return Array.from(digest.subarray(0, CHECK), (byte) => alphabet[byte % 62]).join("");
};

export interface MintedKey {
  secret: string;
  hash: string;
  prefix: string;
  last4: string;
}

/**
 * Creates a key: prefix, 32 random base62 characters (190 bits), 6 characters of checksum. Only the hash is
 * stored.
 */
export function mintKey(kind: "server" | "call", environment: Environment): MintedKey {
  const prefix = kind === "call" ? "cl_sk_" : environment === "live" ? "sr_live_" : "sr_test_";
  const body = prefix + randomText(BODY);
  const secret = body + checksum(body);
  return { secret, hash: sha256Hex(secret), prefix, last4: secret.slice(-4) };
}

/** Whether a text can be a key at all, which saves database lookups for garbage. */
export function isWellFormedKey(text: string): boolean {
  if (!/^(sr_test_|sr_live_|cl_sk_)[0-9A-Za-z]{38}$/.test(text)) return false;
  return equalText(checksum(text.slice(0, -CHECK)), text.slice(-CHECK));
}

export const hashKey = (secret: string): string => sha256Hex(secret);
