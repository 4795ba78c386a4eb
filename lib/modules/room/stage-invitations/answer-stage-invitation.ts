import type { StageInvitation } from "@/lib/generated/prisma/client";
import { saveAnswer } from "@/lib/modules/people/recording-consent";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { takeSeat } from "@/lib/modules/room/room";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { applyStageEvent, lockStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { roomIdentity } from "@/lib/providers/room/identity";
import { seatOf } from "@/lib/stage/room-identity";
import type { stageInvitationsContract } from "./contract";
import { myRegistration, presentMine } from "./my-invitation";
import { queueInvitationChange } from "./queue-invitation-change";

type Answer = InputOf<typeof stageInvitationsContract.answerStageInvitation>["answer"];

/** The states from which an invitation can be answered, and the resulting state. */
const ANSWERS: Record<Answer, { from: readonly string[]; to: string }> = {
  accept: { from: ["invited", "accepted"], to: "accepted" },
  decline: { from: ["invited", "accepted", "declined"], to: "declined" },
};

export async function answerStageInvitation(
  ctx: Ctx,
  {
    slug,
    answer,
    version,
    tab,
    agrees_to_recording,
  }: InputOf<typeof stageInvitationsContract.answerStageInvitation>,
): Promise<OutputOf<typeof stageInvitationsContract.answerStageInvitation>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const stage = await lockStage(ctx, event);
  const mine = await myRegistration(ctx, event);
  const previous = requireOpen(mine.stageInvitation, answer, version);
  const { personId, state } = previous;
  const { to } = ANSWERS[answer];
  const row =
    state === to
      ? previous
      : await ctx.db.stageInvitation.update({
          where: { registrationId: mine.id },
          data: { state: to, answeredAt: ctx.realNow, ...consentOf(agrees_to_recording) },
        });
  if (row !== previous && answer === "accept")
    await saveAnswer(ctx, { eventId: event.id, personId, agrees: row.recordingAgreed });
  // The tab that accepts is the one that sends.
  if (answer === "accept" && tab !== undefined)
    await takeSeat(ctx, event.id, personId, seatOf(roomIdentity(personId, tab, String(mine.joinVersion))));
  const after =
    answer === "decline" &&
    (await applyStageEvent(ctx, event.id, { type: "person_left", identity: personId }));
  ctx.record({
    subjectType: "registration",
    subjectId: mine.id,
    before: { stage: state },
    after: { stage: to, recording_agreed: row.recordingAgreed },
  });
  queueInvitationChange(ctx, event.id, personId);
  return presentMine(mine, row, after || stage);
}

/** The answer applies to this invitation. Undefined isn't an answer. */
const consentOf = (agrees: boolean | undefined) => ({
  recordingAgreed: agrees ?? null,
  recordingText: agrees === undefined ? null : RECORDING_TEXT.version,
});

function requireOpen(invitation: StageInvitation | null, answer: Answer, version: number): StageInvitation {
  const state = invitation?.state ?? "none";
  if (!invitation || invitation.version !== version || !ANSWERS[answer].from.includes(state))
    throw stateConflict(state, "This invitation is no longer open.");
  return invitation;
}
