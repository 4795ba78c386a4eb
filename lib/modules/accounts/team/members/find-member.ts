import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem, stateConflict } from "@/lib/operation/problem";
import { WITH_PERSON } from "./present-member";

/** Makes changes of a workspace's people wait for each other, so that two cannot both remove the last owner. */
export const lockTeam = (ctx: Ctx): Promise<unknown> =>
  ctx.lock("workspace_lock", "SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", [ctx.workspaceId]);

/** A member of the caller's workspace, with the team locked until the change is committed. */
export async function findMemberForChange(ctx: Ctx, userId: string) {
  await lockTeam(ctx);
  const key = { workspaceId_userId: { workspaceId: ctx.workspaceId, userId } };
  const member = await ctx.db.member.findUnique({ where: key, include: WITH_PERSON });
  if (!member) throw notFound();
  return member;
}

/** Throws unless the caller may touch somebody of this role. */
export function requireOwnerFor(ctx: Ctx, ...roles: string[]): void {
  if (!roles.includes("owner") || ctx.principal.role === "owner") return;
  throw new Problem(
    "insufficient_scope",
    "Only owners can make someone an owner, or change or remove owners.",
  );
}

/** Throws when `userId` is the workspace's only owner. The team has to be locked. */
export async function requireAnotherOwner(ctx: Ctx, userId: string): Promise<void> {
  const others = await ctx.db.member.count({
    where: { workspaceId: ctx.workspaceId, role: "owner", userId: { not: userId } },
  });
  if (others === 0)
    throw stateConflict("last_owner", "A workspace needs at least one owner. Transfer ownership first.");
}
