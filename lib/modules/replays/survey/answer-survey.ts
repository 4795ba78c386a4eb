import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { surveyContract } from "./contract";
import { surveyOf } from "./survey-of";

type Operation = typeof surveyContract.answerSurvey;

/** The first answer stays. */
export async function answerSurvey(
  ctx: Ctx,
  { slug, score, comment }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const registrationId = ctx.principal.actor.id;
  const event = await findEvent(ctx, slug);
  const survey = await surveyOf(ctx, event, registrationId);
  if (!survey) throw stateConflict("no_survey", "This show has no survey.");
  const answer = { eventId: event.id, registrationId };
  await ctx.db.surveyAnswer.createMany({
    data: [{ ...answer, id: ctx.newId("sva"), score, comment, createdAt: ctx.now }],
    skipDuplicates: true,
  });
  const stored = await ctx.db.surveyAnswer.findUniqueOrThrow({ where: { eventId_registrationId: answer } });
  if (stored.score !== score || stored.comment !== comment)
    throw stateConflict("already_answered", "You've already answered this survey.");
  return { score, comment };
}
