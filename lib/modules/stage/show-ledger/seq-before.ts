import type { Ctx } from "@/lib/operation/ctx";

/** Returns the number of the last entry of a show's ledger before a time, or 0. */
export async function seqBefore(ctx: Pick<Ctx, "sql">, eventId: string, time: Date): Promise<number> {
  const [row] = await ctx.sql<{ seq: number }>(
    "ledger_seq_before",
    "SELECT COALESCE(max(seq), 0) AS seq FROM show_event WHERE event_id = $1 AND at < $2::timestamptz",
    [eventId, time],
  );
  return row?.seq ?? 0;
}
