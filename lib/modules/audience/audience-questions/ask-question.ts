import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceQuestionsContract } from "./contract";

interface Row extends Record<string, unknown> {
  id: string;
  at: Date;
  made: boolean;
}

/** If the question already exists, returns the existing row. */
const ASK = `
WITH made AS (
  INSERT INTO audience_question (id, event_id, person_id, author_name, client_id, text, private, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())
  ON CONFLICT (event_id, person_id, client_id) DO NOTHING RETURNING id, created_at AS at, true AS made
)
SELECT id, at, made FROM made UNION ALL
SELECT id, created_at, false FROM audience_question WHERE event_id = $2 AND person_id = $3 AND client_id = $5`;

export async function askQuestion(
  ctx: Ctx,
  { slug, id: clientId, text, private: isPrivate }: InputOf<typeof audienceQuestionsContract.askQuestion>,
): Promise<OutputOf<typeof audienceQuestionsContract.askQuestion>> {
  const { actor } = ctx.principal;
  const person = attendeePersonId(actor.id);
  const eventId = await requireOnAir(ctx, slug, { part: "questions", person });
  const values = [ctx.newId("qst"), eventId, person, actor.name, clientId, text, isPrivate];
  // A concurrent call committed the same question, so neither half of the statement saw it.
  const ask = () => ctx.sql<Row>("question_ask", ASK, values);
  const [question] = await ask().then(async (rows) => (rows.length > 0 ? rows : await ask()));
  if (!question) throw new Error("a question is neither made nor there");
  if (question.made) await emitAsked(ctx, eventId, { ...question, text, name: actor.name });
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { id: question.id, at: iso(question.at) };
}

async function emitAsked(ctx: Ctx, eventId: string, asked: Row & { text: string; name: string }) {
  const event = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
  const { id, text, name, at } = asked;
  emitForEvent(ctx, "question.asked", event, {
    question: { id, text, asked_by: name, asked_at: iso(at) },
  });
}
