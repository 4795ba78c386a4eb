import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { audienceQuestionsContract } from "./contract";
import { findQuestion } from "./find-question";
import { presentQuestion, withGroup } from "./present-question";

export async function updateQuestion(
  ctx: Ctx,
  { slug, question_id, state, like_questions }: InputOf<typeof audienceQuestionsContract.updateQuestion>,
): Promise<OutputOf<typeof audienceQuestionsContract.updateQuestion>> {
  const { event, question } = await findQuestion(ctx, slug, question_id);
  const { id, groupId, state: before } = question;
  // Only the questions in the same state follow. One that was dismissed on its own stays dismissed.
  const others = like_questions && groupId ? [{ groupId, state: before }] : [];
  if (before !== state)
    await ctx.db.audienceQuestion.updateMany({
      where: { eventId: event.id, OR: [{ id }, ...others] },
      data: { state, untold: true, updatedAt: ctx.realNow },
    });
  ctx.record({
    subjectType: "question",
    subjectId: id,
    before: { state: before },
    after: { state, ...(others.length > 0 && { group: groupId }) },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  const row = await ctx.db.audienceQuestion.findUniqueOrThrow({ where: { id }, include: withGroup });
  return presentQuestion(row, (await stageOf(ctx, event.id)).question?.id);
}
