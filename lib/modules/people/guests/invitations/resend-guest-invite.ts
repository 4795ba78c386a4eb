import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import type { guestsContract } from "../contract";
import { lockGuest } from "../guest-row/lock-guest";
import { answerInvitation, type PreparedInvitation, prepareInvitation } from "./answer-invitation";
import { saveInvitation } from "./save-invitation";
import { sendInvitation } from "./send-invitation";

type Input = InputOf<typeof guestsContract.resendGuestInvite>;
type Output = OutputOf<typeof guestsContract.resendGuestInvite>;

export const resendGuestInvite = preparedVerb<Input, Output, PreparedInvitation>({
  prepare: prepareInvitation,
  run: async (ctx, input, prepared) => {
    const event = await ctx.ahead(() => findEvent(ctx, input.slug));
    const guest = await lockGuest(ctx, event, input.guest_id);
    requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
    if (input.mode === "draft") await saveInvitation(ctx, guest, { state: "draft", note: prepared.note });
    else {
      const previous = await ctx.db.guestInvitation.count({ where: { guestId: guest.id, state: "sent" } });
      if (previous === 0)
        throw stateConflict("none", "This guest hasn't been invited yet. Use inviteGuest first.");
      await sendInvitation(ctx, event, guest, prepared.note);
    }
    return answerInvitation(ctx, input, prepared);
  },
});
