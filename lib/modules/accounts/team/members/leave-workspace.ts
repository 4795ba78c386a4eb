import { signedIn } from "@/lib/modules/accounts/accounts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { teamContract } from "../contract";
import { endMembership } from "./end-membership";
import { findMemberForChange } from "./find-member";

export async function leaveWorkspace(
  ctx: Ctx,
  _input: InputOf<typeof teamContract.leaveWorkspace>,
): Promise<OutputOf<typeof teamContract.leaveWorkspace>> {
  const { userId, sessionId } = signedIn(ctx);
  const member = await findMemberForChange(ctx, userId);
  const next = await ctx.db.member.findFirst({
    where: { userId, workspaceId: { not: ctx.workspaceId } },
    orderBy: { createdAt: "asc" },
  });
  if (next)
    await ctx.db.session.update({ where: { id: sessionId }, data: { workspaceId: next.workspaceId } });
  await endMembership(ctx, member, next ? sessionId : undefined);
  return { workspace_id: ctx.workspaceId, next_workspace_id: next?.workspaceId ?? null };
}
