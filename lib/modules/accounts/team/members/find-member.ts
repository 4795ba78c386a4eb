import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem, stateConflict } from "@/lib/operation/problem";
import { WITH_PERSON } from "./present-member";

/** Serializes changes to a workspace's team, so that two calls can't both remove the last owner. */
export const lockTeam = (ctx: Ctx): Promise<unknown> =>
  ctx.lock("workspace_lock", "SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", [ctx.workspaceId]);

/** Returns a member of the caller's workspace, with the team locked until the commit. */
export async function findMemberForChange(ctx: Ctx, userId: string) {
  await lockTeam(ctx);
  const key = { workspaceId_userId: { workspaceId: ctx.workspaceId, userId } };
  const member = await ctx.db.member.findUnique({ where: key, include: WITH_PERSON });
  if (!member) throw notFound();
  return member;
}

/** Throws unless the caller may change a member with one of these roles. */
export function requireOwnerFor(ctx: Ctx, ...roles: string[]): void {
  if (!roles.includes("owner") || ctx.principal.role === "owner") return;
  throw new Problem(
    "insufficient_scope",
    "Only owners can make someone an owner, or change or remove owners.",
  );
}

/** Throws if `userId` is the workspace's only owner. The team must be locked. */
export async function requireAnotherOwner(ctx: Ctx, userId: string): Promise<void> {
  const others = await ctx.db.member.count({
    where: { workspaceId: ctx.workspaceId, role: "owner", userId: { not: userId } },
  });
  if (others === 0)
    throw stateConflict("last_owner", "A workspace needs at least one owner. Transfer ownership first.");
}
