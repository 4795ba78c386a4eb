import type { Ctx } from "@/lib/operation/ctx";
import { RECORDING_TEXT } from "./recording-consent-schema";

interface Answer {
  eventId: string;
  personId: string;
  /** Null if they were asked again and didn't answer: what they said before no longer counts. */
  agrees: boolean | null;
}

/** Adds what a person answered to the wording shown now. Earlier answers stay: they held until this one. */
export async function saveAnswer(ctx: Ctx, { eventId, personId, agrees }: Answer): Promise<void> {
  const textVersion = agrees === null ? null : RECORDING_TEXT.version;
  await ctx.db.recordingAnswer.create({
    data: { id: ctx.newId("ran"), eventId, personId, agrees, textVersion, answeredAt: ctx.realNow },
  });
}
