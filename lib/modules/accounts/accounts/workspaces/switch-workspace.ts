import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { accountsContract } from "../contract";
import { signedIn } from "../sessions/signed-in";
import { presentWorkspace } from "./present";

export async function switchWorkspace(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.switchWorkspace>,
): Promise<OutputOf<typeof accountsContract.switchWorkspace>> {
  const { userId, sessionId } = signedIn(ctx);
  const member = await ctx.db.member.findUnique({
    where: { workspaceId_userId: { workspaceId: input.workspace_id, userId } },
    include: { workspace: true },
  });
  if (!member) throw notFound();
  await ctx.db.session.update({ where: { id: sessionId }, data: { workspaceId: member.workspaceId } });
  ctx.record({
    subjectType: "session",
    subjectId: sessionId,
    before: { workspace_id: ctx.workspaceId },
    after: { workspace_id: member.workspaceId },
  });
  return { ...presentWorkspace(member.workspace), role: member.role, current: true };
}
