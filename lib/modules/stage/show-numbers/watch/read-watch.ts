import type { Sql } from "@/lib/platform/database/db";
import { computeWatch } from "./compute-watch";
import { readLiveSessions } from "./live-sessions";
import type { ShowWatch } from "./show-watch";
import { readStoredWatch } from "./stored-watch";
import { byWatchTime, isRegistration } from "./watched-person";

/** Returns what a show's audience watched: as stored after its end, or computed from the connections known now. */
export async function readWatch(ctx: { sql: Sql }, eventId: string, now: Date): Promise<ShowWatch> {
  const asOf = now.getTime();
  const [sessions, stored] = await Promise.all([
    readLiveSessions(ctx, eventId, asOf),
    readStoredWatch(ctx, eventId),
  ]);
  const onAir = sessions.some(({ open }) => open);
  if (stored && !onAir) return { ...stored, sessions, asOf, onAir };
  const { sorted, ...watch } = await computeWatch(ctx, eventId, sessions, asOf);
  return {
    ...watch,
    sessions,
    asOf,
    onAir,
    attendees: async (after, take) => {
      const from = after ? sorted.findIndex((one) => byWatchTime(after, one) < 0) : 0;
      return from < 0 ? [] : sorted.slice(from, from + take);
    },
    registrations: () => sorted.flatMap(({ person }) => (isRegistration(person) ? [person] : [])),
  };
}
