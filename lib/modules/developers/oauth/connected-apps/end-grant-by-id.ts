import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { endGrant } from "./end-grant";

/** Ends a grant because a code or token was reused, or at the app's own request. */
export async function endGrantById(grantId: string, reason: string): Promise<void> {
  const grant = await db().oauthGrant.findUnique({ where: { id: grantId }, include: { user: true } });
  if (!grant || grant.revokedAt) return;
  await asSystem("oauth", grant, async (ctx) => {
    await endGrant(ctx, grant, reason);
  });
}
