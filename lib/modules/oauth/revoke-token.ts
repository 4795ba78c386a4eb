import { sql } from "@/lib/platform/database/db";
import { endGrantById } from "./end-grant-by-id";
import { hashSecret } from "./secrets";

/** An app gives up what it was allowed, by either of its tokens. Unknown tokens are no error (RFC 7009). */
export async function revokeToken(token: string, clientId: string): Promise<void> {
  const [row] = await sql<{ grant_id: string }>(
    "oauth_revoke_find",
    `SELECT t.grant_id FROM oauth_token t JOIN oauth_grant g ON g.id = t.grant_id
     WHERE t.hash = $1 AND g.client_id = $2`,
    [hashSecret(token), clientId],
  );
  if (row) await endGrantById(row.grant_id, "given_up_by_app");
}
