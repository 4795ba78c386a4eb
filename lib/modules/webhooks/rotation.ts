import type { Webhook } from "@/lib/generated/prisma/client";
import { newSecret, sealSecret } from "./secret";

const OVERLAP_HOURS = 24;
const HOUR_MS = 3_600_000;

type SecretColumns = Partial<Pick<Webhook, "secretCipher" | "nextSecretCipher" | "nextSecretAt">>;

export interface RotationWish {
  overlap_hours?: number | undefined;
  activate_now?: boolean | undefined;
}

/** A new secret, and the columns that let it take over when its overlap ends. */
export function rotate(
  webhook: Webhook,
  { overlap_hours, activate_now }: RotationWish,
  now: Date,
): { secret: string; columns: SecretColumns } {
  const secret = newSecret();
  const sealed = sealSecret(secret);
  const hours = activate_now ? 0 : (overlap_hours ?? OVERLAP_HOURS);
  if (hours === 0) return { secret, columns: onlySecret(sealed) };
  // One that took over meanwhile is the old one now.
  const tookOver = webhook.nextSecretAt !== null && webhook.nextSecretAt <= now;
  return {
    secret,
    columns: {
      ...(tookOver ? { secretCipher: webhook.nextSecretCipher } : {}),
      nextSecretCipher: sealed,
      nextSecretAt: new Date(now.getTime() + hours * HOUR_MS),
    },
  };
}

/** The columns that leave one secret and none waiting. */
export const onlySecret = (cipher: Webhook["secretCipher"]): SecretColumns => ({
  secretCipher: cipher,
  nextSecretCipher: null,
  nextSecretAt: null,
});
