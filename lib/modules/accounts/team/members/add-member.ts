import type { Member } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import type { Role } from "@/lib/platform/security/roles";

/** Adds a user to the workspace of `ctx`, or changes the role of an existing member. */
export async function addMember(ctx: Ctx, userId: string, role: Role): Promise<Member> {
  const workspaceId = ctx.workspaceId;
  if (!(await ctx.db.workspace.findUnique({ where: { id: workspaceId } }))) throw notFound();
  const key = { workspaceId_userId: { workspaceId, userId } };
  const before = await ctx.db.member.findUnique({ where: key });
  if (before?.role === role) return before;
  const member = await ctx.db.member.upsert({
    where: key,
    create: { workspaceId, userId, role, createdAt: ctx.realNow },
    update: { role },
  });
  ctx.record({
    action: "addMember",
    subjectType: "member",
    subjectId: userId,
    before: before && { role: before.role },
    after: { role },
  });
  return member;
}
