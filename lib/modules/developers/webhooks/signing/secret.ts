import { randomBytes } from "node:crypto";
import { seal, unseal } from "@/lib/platform/security/crypto";

const PREFIX = "whsec_";

/**
 * Creates a signing secret: the prefix and 32 random bytes as base64url. Draws again until the text contains
 * no `-` or `_`, so that libraries which expect plain base64 can read it too. This costs two of the 256 bits.
 */
export function newSecret(): string {
  for (;;) {
    const text = randomBytes(32).toString("base64url");
    if (/^[0-9A-Za-z]+$/.test(text)) return PREFIX + text;
  }
}

/** Returns the secret's bytes, the key of the Standard Webhooks signature. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64url");

export const sealSecret = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(seal(secret));

interface Secrets {
  secretCipher: Uint8Array | null;
  nextSecretCipher: Uint8Array | null;
  nextSecretAt: Date | null;
}

/**
 * Returns the secrets to sign with at an instant. A rotated secret becomes active automatically when its time
 * comes.
 */
export function secretsAt(row: Secrets, now: Date): { current: string; next?: string } | undefined {
  const { secretCipher, nextSecretCipher, nextSecretAt } = row;
  if (nextSecretCipher && nextSecretAt) {
    if (nextSecretAt <= now || !secretCipher) return { current: unseal(nextSecretCipher) };
    return { current: unseal(secretCipher), next: unseal(nextSecretCipher) };
  }
  return secretCipher ? { current: unseal(secretCipher) } : undefined;
}
