import type { Ctx } from "@/lib/operation/ctx";
import { type StageState, withoutTexts, withoutWordsOf } from "@/lib/stage";
import { WHOLE_STATE } from "./entry";

interface Whole extends Record<string, unknown> {
  seq: number;
  text: string;
}

/** What is erased: everything about people, and what they asked. */
export interface ErasedWords {
  /** All IDs that they have in the show: their room identity, and the guest ID that scenes are assigned to. */
  people: readonly string[];
  /** Their questions. On stage, a question doesn't say whose it is. */
  questions: readonly string[];
}

const QUESTIONS = `
WITH said AS (
  DELETE FROM show_event_text
  WHERE event_id = $1 AND person IS NULL AND pointer <> $3 AND text = ANY ($2::text[]) RETURNING seq
)
DELETE FROM show_event_text t USING said
WHERE t.event_id = $1 AND t.seq = said.seq AND t.person IS NULL AND t.pointer LIKE '%/author'`;

/** Erases someone's texts in a show's ledger. Its entries keep only their identity. */
export async function eraseWords(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  { people, questions }: ErasedWords,
): Promise<void> {
  if (questions.length > 0)
    await ctx.sql("ledger_erase_questions", QUESTIONS, [eventId, questions, WHOLE_STATE]);
  await ctx.sql(
    "ledger_erase",
    "DELETE FROM show_event_text WHERE event_id = $1 AND person = ANY ($2::text[])",
    [eventId, people],
  );
  const states = await ctx.sql<Whole>(
    "ledger_whole_states",
    "SELECT seq, text FROM show_event_text WHERE event_id = $1 AND pointer = $2 FOR UPDATE",
    [eventId, WHOLE_STATE],
  );
  for (const { seq, text } of states) {
    const left = withoutWordsOf({ state: JSON.parse(text) as StageState }, people) as { state: StageState };
    await ctx.sql(
      "ledger_erase_inside",
      "UPDATE show_event_text SET text = $4 WHERE event_id = $1 AND pointer = $2 AND seq = $3",
      [eventId, WHOLE_STATE, seq, JSON.stringify(withoutTexts(left.state, questions))],
    );
  }
}
