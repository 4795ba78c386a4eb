import type { Ctx } from "@/lib/operation/ctx";
import type { NewEntry } from "./entry";
import { entryValues, WRITE_ENTRIES } from "./entry-rows";

const APPEND = `
WITH moved AS (
  UPDATE stage SET seq = seq + $2::int,
    at = GREATEST(date_trunc('milliseconds', clock_timestamp()), at + interval '1 millisecond') + ($2::int - 1) * interval '1 millisecond'
  WHERE event_id = $1 RETURNING event_id, seq, at, session_id
), first AS (
  SELECT event_id, seq - $2::int + 1 AS seq, at - ($2::int - 1) * interval '1 millisecond' AS at, session_id, 0 AS base FROM moved
), ${WRITE_ENTRIES(3, 6, 7)}
RETURNING seq`;

/** What happened in a show without changing its stage; `count` of them at once where a crowd did it. */
export type Happening = Omit<NewEntry, "version" | "commandId" | "changed">;

/**
 * Writes into a show's ledger what did not change its stage. What a crowd does is gathered by the caller into few
 * entries that say how many. Locks the stage until the transaction ends: it belongs at the end of one.
 * @returns the entries' numbers; none when the show has no stage yet
 */
export async function appendEntries(
  ctx: Ctx,
  eventId: string,
  happenings: readonly Happening[],
): Promise<number[]> {
  if (happenings.length === 0) return [];
  const entries = happenings.map((happening) => ({ ...happening, version: null }));
  const rows = await ctx.sql<{ seq: number }>("ledger_append", APPEND, [
    eventId,
    entries.length,
    ...entryValues(ctx, entries),
  ]);
  return rows.map(({ seq }) => seq);
}
