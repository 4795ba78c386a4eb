import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { tellFeed } from "../live-feed";
import { findAvailableShow, stageOf } from "../studio";
import type { audienceQuestionsContract } from "./contract";
import { presentQuestion } from "./present-question";

export async function updateQuestion(
  ctx: Ctx,
  { slug, question_id, state }: InputOf<typeof audienceQuestionsContract.updateQuestion>,
): Promise<OutputOf<typeof audienceQuestionsContract.updateQuestion>> {
  const event = await findAvailableShow(ctx, slug);
  const before = await ctx.db.audienceQuestion.findUnique({ where: { id: question_id } });
  if (before?.eventId !== event.id) throw notFound();
  const row =
    before.state === state
      ? before
      : await ctx.db.audienceQuestion.update({
          where: { id: before.id },
          data: { state, untold: true, updatedAt: ctx.realNow },
        });
  ctx.record({
    subjectType: "question",
    subjectId: row.id,
    before: { state: before.state },
    after: { state },
  });
  ctx.afterCommit(() => void tellFeed(event.id));
  return presentQuestion(row, (await stageOf(ctx, event.id)).question?.id);
}
