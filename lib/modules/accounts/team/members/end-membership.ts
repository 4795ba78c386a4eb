import type { Member } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireAnotherOwner } from "./find-member";

/**
 * Ends a membership and the member's sessions in this workspace, except `keepSessionId`. The team must be
 * locked.
 * @throws `version_conflict` for the last owner
 */
export async function endMembership(
  ctx: Ctx,
  member: Member & { user: { email: string } },
  keepSessionId?: string,
): Promise<void> {
  const { workspaceId, userId, role, user } = member;
  if (role === "owner") await requireAnotherOwner(ctx, userId);
  await ctx.db.member.delete({ where: { workspaceId_userId: { workspaceId, userId } } });
  await ctx.db.session.updateMany({
    where: {
      userId,
      workspaceId,
      revokedAt: null,
      ...(keepSessionId ? { id: { not: keepSessionId } } : {}),
    },
    data: { revokedAt: ctx.realNow },
  });
  ctx.record({
    subjectType: "member",
    subjectId: userId,
    before: { email: user.email, role },
    after: null,
  });
}
