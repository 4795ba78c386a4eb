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

/**
 * Something that happened in a show without changing its stage. `count` is more than one for crowd activity.
 */
export type Happening = Omit<NewEntry, "version" | "commandId" | "changed">;

/**
 * Appends entries to a show's ledger for what didn't change its stage. The caller combines crowd activity
 * into few entries with counts. Locks the stage until the transaction ends, so call it at the end of one.
 * @returns the entries' numbers; empty if the show has no stage yet
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
