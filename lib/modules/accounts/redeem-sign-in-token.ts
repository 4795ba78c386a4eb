import { sql } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";

/**
 * Uses a link up. Of any number of callers at once the one that deletes the row gets in.
 * @returns the address it was sent to, or undefined when it is unknown, used, expired or meant for another address
 */
export async function redeemSignInToken(tokenHash: string, email: string): Promise<string | undefined> {
  const [row] = await sql<{ email: string }>(
    "sign_in_use",
    "DELETE FROM sign_in_token WHERE token_hash = $1 AND email = $2 AND expires_at > now() RETURNING email",
    [tokenHash, normalEmail(email)],
  );
  return row?.email;
}
