import type { Sql } from "@/lib/platform/database/db";
import { computeWatch, type WatchNumbers } from "./compute-watch";
import { type LiveSession, readLiveSessions } from "./live-sessions";
import { readStoredWatch } from "./stored/stored-watch";
import { byWatchTime, isRegistration, type WatchedPerson, type WatchPosition } from "./watched-person";

/** What a show's audience watched on air. Times are milliseconds since 1970. */
export interface ShowWatch extends WatchNumbers {
  sessions: readonly LiveSession[];
  onAir: boolean;
  /** Up to when connections count that haven't ended. */
  asOf: number;
  /** Returns attendees in order of watch time, those with most first. */
  attendees(after: WatchPosition | undefined, take: number): Promise<WatchedPerson[]>;
  /** Returns the registrations of the attendees, or null if they are the show's rows of `stored_watcher`. */
  registrations(): string[] | null;
}

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
