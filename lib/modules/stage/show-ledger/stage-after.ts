import type { Ctx } from "@/lib/operation/ctx";
import { replay, type StageState } from "@/lib/stage";
import { readEntries } from "./read-entries";

const PAGE = 500;

/** Returns a show's stage as it was after a ledger entry. Null if the ledger has no whole state before it. */
export async function stageAfter(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  seq: number,
): Promise<StageState | null> {
  const [whole] = await ctx.sql<{ seq: number | null }>(
    "ledger_whole",
    "SELECT max(seq) AS seq FROM show_event WHERE event_id = $1 AND seq <= $2 AND type IN ('stage_made', 'stage_set')",
    [eventId, seq],
  );
  let state: StageState | null = null;
  for (let after = (whole?.seq ?? 1) - 1; ; ) {
    const entries = await readEntries(ctx, eventId, {
      after,
      upTo: seq,
      limit: PAGE,
      types: [],
      changes: true,
    });
    for (const entry of entries) state = replay(state, entry);
    if (entries.length < PAGE) return state;
    after = entries.at(-1)?.seq ?? seq;
  }
}
