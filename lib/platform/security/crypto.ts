import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import { env } from "../runtime/env";
import { randomOf } from "../runtime/ids";
import { processSingleton } from "../runtime/process-singleton";

type Purpose =
  | "cookie"
  | "cursor"
  | "studio-link"
  | "join-link"
  | "backstage-link"
  | "unsubscribe"
  | "url"
  | "file-url"
  | "at-rest"
  | "auth"
  | "invitation"
  | "room"
  | "person"
  | "signup-puzzle"
  | "page-visitor"
  | "promo-kit"
  | "playback"
  | "proposal"
  | "oauth";

/**
 * Returns 32 bytes for one purpose, derived from the installation's secret. As a key object, because with a
 * buffer Node 24 spends some 20 µs per cipher and digest on checking its type.
 */
function keyFor(purpose: Purpose): KeyObject {
  return processSingleton(`key:${purpose}`, () =>
    createSecretKey(Buffer.from(hkdfSync("sha256", env().SHOWRUNNER_SECRET, "showrunner", purpose, 32))),
  );
}

export const sha256Hex = (text: string | Buffer): string => hash("sha256", text);

/** Returns a keyed digest in base64url, of `length` characters (default 32 = 192 bits). */
export function sign(purpose: Purpose, text: string, length = 32): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url").slice(0, length);
}

/** Compares two texts of any length in constant time. */
export function equalText(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/** Returns a secret for another component, such as the session library. */
export const derivedSecret = (purpose: Purpose): string => keyFor(purpose).export().toString("base64url");

/**
 * Encrypts 16 bytes to 16 others: always the same ones, which reveal nothing and which `unmask` reverses. It
 * is one block of AES, so only for distinct ids, not for text.
 */
export function mask(purpose: Purpose, block: Uint8Array): Buffer {
  const cipher = createCipheriv("aes-256-ecb", keyFor(purpose), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
}

export function unmask(purpose: Purpose, block: Uint8Array): Buffer {
  const decipher = createDecipheriv("aes-256-ecb", keyFor(purpose), null).setAutoPadding(false);
  return Buffer.concat([decipher.update(block), decipher.final()]);
}

/** Encrypts with AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the text. */
export function seal(text: string): Buffer<ArrayBuffer> {
  const nonce = randomOf(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor("at-rest"), nonce);
  const parts = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...parts]);
}

/** Decrypts the result of `seal`. Throws if it was altered or encrypted with another key. */
export function unseal(sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv("aes-256-gcm", keyFor("at-rest"), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
