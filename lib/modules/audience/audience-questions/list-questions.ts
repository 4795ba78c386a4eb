import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { audienceQuestionsContract } from "./contract";
import { presentQuestion, withGroup } from "./present-question";

const COLUMNS = { votes: "votes", created_at: "createdAt" };

export async function listQuestions(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof audienceQuestionsContract.listQuestions>,
): Promise<OutputOf<typeof audienceQuestionsContract.listQuestions>> {
  const event = await findEvent(ctx, slug);
  const { question } = await stageOf(ctx, event.id);
  const filter = { eventId: event.id, ...(input.state && { state: input.state }) };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.audienceQuestion.findMany({ where: { AND: [filter, where] }, include: withGroup, ...rest }),
    (row) => presentQuestion(row, question?.id),
  );
}
