import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { inPast } from "@/lib/operation/in-past";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { guestsContract } from "../contract";
import { lockGuest } from "../guest-row/lock-guest";
import { readInvitations } from "../records/read-invitations";
import { invitationOf } from "../records/readiness";
import { answerInvitation, type PreparedInvitation, prepareInvitation } from "./answer-invitation";
import { inviteGuestJob } from "./invite-guest-job";
import { saveInvitation } from "./save-invitation";
import { sendInvitation } from "./send-invitation";

type Input = InputOf<typeof guestsContract.inviteGuest>;
type Output = OutputOf<typeof guestsContract.inviteGuest>;

/** The email is composed before the transaction, because it takes longer than everything else. */
export const inviteGuest = preparedVerb<Input, Output, PreparedInvitation>({
  prepare: async (ctx, input) => {
    if (input.mode !== "schedule" && input.send_at) throw invalid({ send_at: "not_allowed" });
    return prepareInvitation(ctx, input);
  },
  run: async (ctx, input, prepared) => {
    if (input.mode === "preview") {
      ctx.record({ subjectType: "guest", subjectId: input.guest_id, after: { invitation: "previewed" } });
      return answerInvitation(ctx, input, prepared);
    }
    const event = await ctx.ahead(() => findEvent(ctx, input.slug));
    const guest = await lockGuest(ctx, event, input.guest_id);
    requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
    await requireNotInvited(ctx, guest.id);
    const { note } = prepared;
    if (input.mode === "send") await sendInvitation(ctx, event, guest, note);
    else if (input.mode === "draft") await saveInvitation(ctx, guest, { state: "draft", note });
    else {
      const sendAt = dueTime(ctx, input.send_at);
      const { id } = await saveInvitation(ctx, guest, { state: "scheduled", note, sendAt });
      const payload = { invitation_id: id, send_at: sendAt.toISOString() };
      ctx.enqueue(inviteGuestJob, payload, { subject: id, dueAt: sendAt });
      ctx.meta.recipients = 1;
    }
    return answerInvitation(ctx, input, prepared);
  },
});

function dueTime(ctx: Ctx, sendAt: Date | undefined): Date {
  if (!sendAt) throw invalid({ send_at: "required" });
  if (sendAt <= ctx.now) throw inPast("send_at", ctx);
  return sendAt;
}

/** Resending is a separate operation, so that no one is emailed twice by accident. */
async function requireNotInvited(ctx: Ctx, guestId: string): Promise<void> {
  const { state } = invitationOf((await readInvitations(ctx, [guestId])).get(guestId));
  if (state === "queued" || state === "sent")
    throw stateConflict(state, "This guest was already invited. Use resendGuestInvite to email them again.");
}
