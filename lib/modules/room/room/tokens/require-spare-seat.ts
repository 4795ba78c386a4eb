import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { storedRoles } from "@/lib/stage/show-roles";

const WITHOUT_PLACE = storedRoles(({ admission }) => admission === "open_door");

/** Viewers over HTTP aren't in the room. */
const TAKEN = `
SELECT (SELECT count(*) FROM registration WHERE event_id = $1 AND state = 'confirmed' AND removed_at IS NULL)::int
  + (SELECT count(DISTINCT person_id) FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND seen_at IS NULL AND role = ANY($2::text[]) AND person_id <> $3)::int AS taken`;

/**
 * Returns whether there is a seat in the room that no registration holds, for someone who watches an open show without
 * registering. So attendees always get in. Seats are counted by presence in the room, so of many concurrent arrivals a
 * few too many may be let in.
 * @param person who may already be in the room
 */
export async function hasSpareSeat(
  ctx: Ctx,
  { id, capacity }: Pick<Event, "id" | "capacity">,
  person: string,
): Promise<boolean> {
  if (capacity === null) return true;
  const [row] = await ctx.sql<{ taken: number }>("open_seats", TAKEN, [id, WITHOUT_PLACE, person]);
  return row === undefined || row.taken < capacity;
}

/** Requires such a seat. @throws `version_conflict` without one */
export async function requireSpareSeat(
  ctx: Ctx,
  event: Pick<Event, "id" | "capacity">,
  person: string,
): Promise<void> {
  if (!(await hasSpareSeat(ctx, event, person))) throw stateConflict("full", "This show is full.");
}
