import type { Ctx } from "@/lib/operation/ctx";

export interface Taken {
  /** Confirmed registrations. */
  confirmed: number;
  /** Free places held for people on the waitlist. */
  held: number;
  /** People on the waitlist without an offer. They get free places in their order. */
  waiting: number;
}

/** Counts who has, or is entitled to, the places of an event. Exact while the event is locked. */
export async function countTaken(ctx: Pick<Ctx, "sql">, eventId: string): Promise<Taken> {
  const [row] = await ctx.sql<{ confirmed: number; held: number; waiting: number }>(
    "places_taken",
    `SELECT count(*) FILTER (WHERE state = 'confirmed')::int AS confirmed,
       count(*) FILTER (WHERE state = 'waitlisted' AND held_until IS NOT NULL)::int AS held,
       count(*) FILTER (WHERE state = 'waitlisted' AND held_until IS NULL AND hold_lapsed_at IS NULL)::int AS waiting
     FROM registration WHERE event_id = $1 AND removed_at IS NULL AND state IN ('confirmed', 'waitlisted')`,
    [eventId],
  );
  return row ?? { confirmed: 0, held: 0, waiting: 0 };
}
