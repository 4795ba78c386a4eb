import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { storedRoles } from "@/lib/stage/show-roles";

const WITHOUT_PLACE = storedRoles(({ admission }) => admission === "open_door");

const TAKEN = `
SELECT (SELECT count(*) FROM registration WHERE event_id = $1 AND state = 'confirmed' AND removed_at IS NULL)::int
  + (SELECT count(DISTINCT person_id) FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[]) AND person_id <> $3)::int AS taken`;

/**
 * Whoever watches an open show without a place takes a seat that no place holds: those who signed up always find theirs.
 * Seats are counted by who is in the room, so of many who come within the same moment a few too many may be let in.
 * @param person who asks, and may be in already
 */
export async function requireSpareSeat(
  ctx: Ctx,
  { id, capacity }: Pick<Event, "id" | "capacity">,
  person: string,
): Promise<void> {
  if (capacity === null) return;
  const [row] = await ctx.sql<{ taken: number }>("open_seats", TAKEN, [id, WITHOUT_PLACE, person]);
  if (row && row.taken >= capacity) throw stateConflict("full", "This show is full.");
}
