import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceQuestionsContract } from "./contract";

/**
 * Votes are counted later, when the feed is gathered, so hundreds of concurrent votes don't wait for one row.
 */
const VOTE = `
INSERT INTO question_vote AS v (question_id, person_id, event_id, wanted) VALUES ($1, $2, $3, $4)
ON CONFLICT (question_id, person_id) DO UPDATE SET wanted = excluded.wanted WHERE v.wanted <> excluded.wanted`;

export async function voteQuestion(
  ctx: Ctx,
  { slug, question_id, wanted }: InputOf<typeof audienceQuestionsContract.voteQuestion>,
): Promise<OutputOf<typeof audienceQuestionsContract.voteQuestion>> {
  const eventId = await requireOnAir(ctx, slug, { part: "questions" });
  const question = await ctx.db.audienceQuestion.findUnique({ where: { id: question_id } });
  // To others, a private question doesn't exist.
  if (question?.eventId !== eventId || question.private) throw notFound();
  if (question.state !== "open") throw stateConflict(question.state, "This question isn't open for votes.");
  const person = attendeePersonId(ctx.principal.actor.id);
  await ctx.sql("question_vote", VOTE, [question_id, person, eventId, wanted]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { question_id, wanted };
}
