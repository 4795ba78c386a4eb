import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { teamContract } from "../contract";
import { findInvitationForChange } from "./find-invitation";
import { recordInvitationChange } from "./record-invitation-change";

export async function revokeInvitation(
  ctx: Ctx,
  input: InputOf<typeof teamContract.revokeInvitation>,
): Promise<OutputOf<typeof teamContract.revokeInvitation>> {
  const before = await findInvitationForChange(ctx, input.invitation_id);
  const after = await ctx.db.invitation.update({
    where: { id: before.id },
    data: { revokedAt: ctx.realNow },
  });
  return recordInvitationChange(ctx, before, after);
}
