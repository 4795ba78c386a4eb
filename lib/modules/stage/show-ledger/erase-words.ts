import type { Ctx } from "@/lib/operation/ctx";
import { type StageState, withoutWordsOf } from "@/lib/stage";
import { WHOLE_STATE } from "./entry";

interface Whole extends Record<string, unknown> {
  seq: number;
  text: string;
}

/**
 * Erases personal texts about someone in a show's ledger. Its entries keep only their identity. `people` are
 * all IDs that they have in it: their room identity, and the guest ID that scenes are assigned to.
 */
export async function eraseWords(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  people: readonly string[],
): Promise<void> {
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
      [eventId, WHOLE_STATE, seq, JSON.stringify(left.state)],
    );
  }
}
