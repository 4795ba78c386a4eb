import type { Event } from "@/lib/generated/prisma/client";
import {
  consentNow,
  recordingAnswers,
  retireAnswers,
  saveAnswer,
} from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import { rightsOf } from "@/lib/stage/show-roles";
import { hostPersonIdOf } from "./host-person-id-of";

/**
 * Records that whoever presses "Go live" on a show that is recorded agrees to be recorded: the button says
 * that the show is. An answer that they have already given stays.
 */
export async function agreeByGoingLive(ctx: Ctx, event: Event): Promise<void> {
  await retireAnswers(ctx, event.id);
  if (!rightsOf(ctx.principal.showRole ?? "host").stageable) return;
  const personId = hostPersonIdOf(ctx.principal, event.id);
  if (consentNow(await recordingAnswers(ctx, event.id), personId) === "unasked")
    await saveAnswer(ctx, { eventId: event.id, personId, agrees: true });
}
