import { saveAnswer } from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { guestsContract } from "../contract";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { lockOwnGuest } from "../guest-row/lock-own-guest";
import { presentOwnGuest } from "../present-guest";
import { recordingConsent } from "./recording-consent";

/** Records whether a guest agrees to be recorded. The last answer counts. */
export async function answerRecording(
  ctx: Ctx,
  { slug, agrees, text_version }: InputOf<typeof guestsContract.answerRecording>,
): Promise<OutputOf<typeof guestsContract.answerRecording>> {
  const { event, guest } = await lockOwnGuest(ctx, slug);
  const after = await ctx.db.guest.update({
    where: { id: guest.id },
    data: {
      recordingAgreed: agrees,
      recordingAnsweredAt: ctx.now,
      recordingText: text_version,
      recordingLink: guest.accessVersion,
      version: guest.version + 1,
      updatedAt: ctx.now,
    },
  });
  await saveAnswer(ctx, { eventId: event.id, personId: guestPersonId(guest.id), agrees });
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: { recording_consent: recordingConsent(guest) },
    after: { recording_consent: recordingConsent(after), link_version: guest.accessVersion },
  });
  emitGuestChange(ctx, "guest.updated", event, after, ["recording_consent"]);
  return presentOwnGuest(after);
}
