import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageState } from "@/lib/stage";

const ANSWER = `
UPDATE audience_question AS q SET state = 'answered', untold = true, updated_at = $3
FROM audience_question AS shown
WHERE shown.id = $2 AND shown.event_id = $1 AND q.group_id = shown.group_id AND q.state = 'open'`;

/**
 * Marks questions that ask the same as one on stage as answered too, so that the people who asked them see
 * it.
 */
export async function answerLikeQuestions(
  ctx: Ctx,
  eventId: string,
  before: StageState,
  { question }: StageState,
): Promise<void> {
  if (!question?.id || question.id === before.question?.id) return;
  await ctx.sql("questions_answer_like", ANSWER, [eventId, question.id, ctx.realNow]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
}
