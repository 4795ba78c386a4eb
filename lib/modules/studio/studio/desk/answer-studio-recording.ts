import { consentNow, recordingAnswers, saveAnswer } from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";
import { findAvailableShow } from "../on-air/find-available-show";
import { hostPersonIdOf } from "../people/host-person-id-of";
import { notifyDesks } from "../people/notify-desks";

/** Records whether a host or co-host agrees to be recorded. The last answer counts from then on. */
export async function answerStudioRecording(
  ctx: Ctx,
  { slug, agrees }: InputOf<typeof studioContract.answerStudioRecording>,
): Promise<OutputOf<typeof studioContract.answerStudioRecording>> {
  const event = await findAvailableShow(ctx, slug);
  const role = ctx.principal.showRole ?? "host";
  if (!rightsOf(role).stageable)
    throw stateConflict(role, "Only people who can be on stage are asked about the recording.");
  const personId = hostPersonIdOf(ctx.principal, event.id);
  const before = consentNow(await recordingAnswers(ctx, event.id), personId);
  await saveAnswer(ctx, { eventId: event.id, personId, agrees });
  const after = agrees ? "given" : "refused";
  ctx.record({
    subjectType: "event",
    subjectId: event.slug,
    before: { recording_consent: before, person: personId },
    after: { recording_consent: after, person: personId },
  });
  ctx.afterCommit(async () => {
    void notifyDesks(event.id).catch((err: unknown) =>
      log().warn({ err, event_id: event.id }, "the desks weren't notified of an answer about recording"),
    );
  });
  return { recording: after };
}
