import { db } from "@/lib/platform/database/db";
import { endGrantById } from "../connected-apps/end-grant-by-id";
import { hashSecret } from "../secrets";

/** Ends an app's grant, by either of its tokens. Unknown tokens are no error (RFC 7009). */
export async function revokeToken(token: string, clientId: string): Promise<void> {
  const found = await db().oauthToken.findFirst({
    where: { hash: hashSecret(token), grant: { clientId } },
    select: { grantId: true },
  });
  if (found) await endGrantById(found.grantId, "given_up_by_app");
}
