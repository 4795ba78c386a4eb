import type { Sql } from "@/lib/platform/database/db";
import { computeWatch } from "./compute-watch";
import { readLiveSessions } from "./live-sessions";
import type { ShowWatch } from "./show-watch";
import { readStoredWatch } from "./stored-watch";

/**
 * Returns what a show's audience watched: as stored after its end, or computed from the connections known now.
 * @param asOf up to when, if it isn't now
 */
export async function readWatch(
  ctx: { sql: Sql },
  eventId: string,
  now: Date,
  asOf = now.getTime(),
): Promise<ShowWatch> {
  const [sessions, stored] = await Promise.all([
    readLiveSessions(ctx, eventId, asOf, now.getTime()),
    readStoredWatch(ctx, eventId),
  ]);
  const onAir = sessions.some(({ open }) => open);
  if (stored && !onAir) return { ...stored, sessions, asOf, onAir };
  const { people, ...watch } = await computeWatch(ctx, eventId, sessions, asOf);
  return {
    ...watch,
    sessions,
    asOf,
    onAir,
    attendees: async (after, take) => people.after(after, take),
    registrations: () => people.registrations(),
  };
}
