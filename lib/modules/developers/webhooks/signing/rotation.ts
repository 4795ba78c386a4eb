import type { Webhook } from "@/lib/generated/prisma/client";
import { newSecret, sealSecret } from "./secret";

const OVERLAP_HOURS = 24;
const HOUR_MS = 3_600_000;

type SecretColumns = Partial<Pick<Webhook, "secretCipher" | "nextSecretCipher" | "nextSecretAt">>;

export interface RotationOptions {
  overlap_hours?: number | undefined;
  activate_now?: boolean | undefined;
}

/** Returns a new secret, and the columns that activate it when its overlap ends. */
export function rotateSecret(
  webhook: Webhook,
  { overlap_hours, activate_now }: RotationOptions,
  now: Date,
): { secret: string; columns: SecretColumns } {
  const secret = newSecret();
  const sealed = sealSecret(secret);
  const hours = activate_now ? 0 : (overlap_hours ?? OVERLAP_HOURS);
  if (hours === 0) return { secret, columns: singleSecret(sealed) };
  // A next secret that has already become active is now the old one.
  const nextIsActive = webhook.nextSecretAt !== null && webhook.nextSecretAt <= now;
  return {
    secret,
    columns: {
      ...(nextIsActive ? { secretCipher: webhook.nextSecretCipher } : {}),
      nextSecretCipher: sealed,
      nextSecretAt: new Date(now.getTime() + hours * HOUR_MS),
    },
  };
}

/** Returns the columns for one secret and no next one. */
export const singleSecret = (cipher: Webhook["secretCipher"]): SecretColumns => ({
  secretCipher: cipher,
  nextSecretCipher: null,
  nextSecretAt: null,
});
