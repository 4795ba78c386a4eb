import type { Member } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Role } from "@/lib/platform/security/roles";

/** Stores the role and records the previous one. The team must be locked. */
export async function setRole<Row extends Member & { user: { email: string } }>(
  ctx: Ctx,
  member: Row,
  role: Role,
): Promise<Row> {
  const { workspaceId, userId, user } = member;
  if (member.role !== role)
    await ctx.db.member.update({ where: { workspaceId_userId: { workspaceId, userId } }, data: { role } });
  ctx.record({
    subjectType: "member",
    subjectId: userId,
    before: { email: user.email, role: member.role },
    after: { email: user.email, role },
  });
  return { ...member, role };
}
