import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { audienceQuestionsContract } from "./contract";
import { findQuestion } from "./find-question";
import { presentQuestion } from "./present-question";

/** Splits a group permanently: a model never regroups questions that a person has separated. */
export async function ungroupQuestions(
  ctx: Ctx,
  { slug, question_id }: InputOf<typeof audienceQuestionsContract.ungroupQuestions>,
): Promise<OutputOf<typeof audienceQuestionsContract.ungroupQuestions>> {
  const { event, question } = await findQuestion(ctx, slug, question_id);
  const where = { eventId: event.id, groupId: question.groupId };
  const members = question.groupId
    ? await ctx.db.audienceQuestion.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] })
    : [question];
  if (question.groupId) {
    await ctx.db.audienceQuestion.updateMany({ where, data: { groupId: null, apart: true } });
    await ctx.db.questionGroup.update({ where: { id: question.groupId }, data: { untold: true } });
  }
  ctx.record({
    subjectType: "question",
    subjectId: question.id,
    before: { group: question.groupId, questions: members.map(({ id }) => id) },
    after: { group: null },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  const shown = (await stageOf(ctx, event.id)).question?.id;
  return { questions: members.map((row) => presentQuestion({ ...row, group: null }, shown)) };
}
