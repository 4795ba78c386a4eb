import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";

/**
 * Uses a link up. Of any number of callers at once the one that deletes the row gets in.
 * @returns the address it was sent to, or undefined when it is unknown, used, expired or meant for another address
 */
export async function redeemSignInToken(tokenHash: string, email: string): Promise<string | undefined> {
  const address = normalEmail(email);
  const { count } = await db().signInToken.deleteMany({
    where: { tokenHash, email: address, expiresAt: { gt: databaseNow() } },
  });
  return count > 0 ? address : undefined;
}
