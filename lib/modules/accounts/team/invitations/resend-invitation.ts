import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { teamContract } from "../contract";
import { findInvitationForChange } from "./find-invitation";
import { recordInvitationChange } from "./record-invitation-change";
import { invitationEnd, sendInvitation } from "./send-invitation";

const REST_SECONDS = 60;

export async function resendInvitation(
  ctx: Ctx,
  input: InputOf<typeof teamContract.resendInvitation>,
): Promise<OutputOf<typeof teamContract.resendInvitation>> {
  const before = await findInvitationForChange(ctx, input.invitation_id);
  const wait = REST_SECONDS - Math.floor((ctx.realNow.getTime() - before.sentAt.getTime()) / 1000);
  if (wait > 0)
    throw new Problem("rate_limited", `It was sent a moment ago. Try again in ${wait} s.`, undefined, {
      "Retry-After": String(wait),
    });
  const after = await ctx.db.invitation.update({
    where: { id: before.id },
    data: { linkVersion: before.linkVersion + 1, sentAt: ctx.realNow, expiresAt: invitationEnd(ctx.realNow) },
  });
  await sendInvitation(ctx, after);
  return recordInvitationChange(ctx, before, after);
}
