import type { Ctx } from "@/lib/operation/ctx";

export interface RegistrationCounts {
  confirmed: number;
  waitlisted: number;
  pending_approval: number;
  cancelled: number;
}

export const NO_REGISTRATIONS: RegistrationCounts = {
  confirmed: 0,
  waitlisted: 0,
  pending_approval: 0,
  cancelled: 0,
};

/** Counts each event's registrations by state. Events without any are missing from the map. */
export async function countRegistrations(
  ctx: Ctx,
  eventIds: readonly string[],
): Promise<Map<string, RegistrationCounts>> {
  const rows = await ctx.sql<{ event_id: string; state: string; people: number }>(
    "registration_counts",
    `SELECT event_id, state, count(*)::int AS people FROM registration
     WHERE event_id = ANY($1) AND removed_at IS NULL GROUP BY event_id, state`,
    [eventIds],
  );
  const counts = new Map<string, RegistrationCounts>();
  for (const { event_id, state, people } of rows) {
    const held = counts.get(event_id) ?? { ...NO_REGISTRATIONS };
    counts.set(event_id, { ...held, [state]: people });
  }
  return counts;
}

/** Counts everyone who still wants to attend. */
export const countExpected = (counts: RegistrationCounts): number =>
  counts.confirmed + counts.waitlisted + counts.pending_approval;
