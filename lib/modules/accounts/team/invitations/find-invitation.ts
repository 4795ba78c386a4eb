import type { Invitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, stateConflict } from "@/lib/operation/problem";
import { invitationStatus } from "./present-invitation";

/**
 * Returns an invitation of the caller's workspace that can still be accepted or resent, locked until the
 * commit.
 */
export async function findInvitationForChange(ctx: Ctx, id: string): Promise<Invitation> {
  await ctx.lock(
    "invitation_lock",
    "SELECT 1 FROM invitation WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [id, ctx.workspaceId],
  );
  const row = await ctx.db.invitation.findUnique({ where: { id } });
  if (row?.workspaceId !== ctx.workspaceId) throw notFound();
  const status = invitationStatus(row, ctx.realNow);
  if (status === "accepted" || status === "revoked")
    throw stateConflict(status, `This invitation was already ${status}.`);
  return row;
}
