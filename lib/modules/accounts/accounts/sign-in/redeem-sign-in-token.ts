import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";

/**
 * Uses up a sign-in link. Of concurrent callers, the one that deletes the row succeeds.
 * @returns the address it was sent to, or undefined if it is unknown, used, expired or for another address
 */
export async function redeemSignInToken(tokenHash: string, email: string): Promise<string | undefined> {
  const address = normalEmail(email);
  const { count } = await db().signInToken.deleteMany({
    where: { tokenHash, email: address, expiresAt: { gt: databaseNow() } },
  });
  return count > 0 ? address : undefined;
}
