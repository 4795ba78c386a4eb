import type { Ctx } from "@/lib/operation/ctx";
import { noticeOf } from "@/lib/platform/database/notices";
import { RECORDING_ANSWER_NOTICE } from "./answer-notice";
import { RECORDING_TEXT } from "./recording-text-vocabulary";

interface Answer {
  eventId: string;
  personId: string;
  /** Null if they were asked again and didn't answer: what they said before no longer counts. */
  agrees: boolean | null;
}

/**
 * Adds what a person answered to the wording shown now. Earlier answers stay: they held until this one. Whoever is being
 * captured and declines isn't any more from the commit on.
 */
export async function saveAnswer(ctx: Ctx, { eventId, personId, agrees }: Answer): Promise<void> {
  const textVersion = agrees === null ? null : RECORDING_TEXT.version;
  await ctx.db.recordingAnswer.create({
    data: { id: ctx.newId("ran"), eventId, personId, agrees, textVersion, answeredAt: ctx.realNow },
  });
  const { name, text, values } = noticeOf(RECORDING_ANSWER_NOTICE);
  await ctx.sql(name, text, values);
}
