import type { Ctx } from "@/lib/operation/ctx";
import { type GrantWithPerson, presentGrant } from "../present";

/** Ends a grant. Tokens are looked up with their grant on every call, so they end with it. */
export async function endGrant(ctx: Ctx, grant: GrantWithPerson, reason: string): Promise<GrantWithPerson> {
  const ended = grant.revokedAt
    ? grant
    : await ctx.db.oauthGrant.update({
        where: { id: grant.id },
        data: { revokedAt: ctx.realNow, revokeReason: reason },
        include: { user: true },
      });
  ctx.record({
    action: "revokeConnectedApp",
    subjectType: "connected_app",
    subjectId: grant.id,
    before: presentGrant(grant),
    after: { ...presentGrant(ended), reason },
  });
  return ended;
}
