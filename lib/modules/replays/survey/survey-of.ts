import type { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { SurveySchema } from "./schema";

/** Returns the survey as an attendee finds it after a show. Null if there is none. */
export async function surveyOf(
  ctx: Ctx,
  event: Event,
  registrationId: string,
): Promise<z.input<typeof SurveySchema> | null> {
  const { enabled, question } = configOf(event).survey;
  if (!enabled || event.state !== "ended") return null;
  const key = { eventId: event.id, registrationId };
  const answer = await ctx.db.surveyAnswer.findUnique({ where: { eventId_registrationId: key } });
  return { question, answered: answer !== null };
}
