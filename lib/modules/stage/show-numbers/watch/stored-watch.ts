import type { WatchedMinute } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import type { ShowWatch } from "./show-watch";
import type { WatchedPerson } from "./watched-person";

const HEAD = `
SELECT duration_ms, attended, stayed, peak, ms, minutes FROM stored_watch
WHERE event_id = $1 AND stored AND mark IS NOT NULL`;

interface Row extends Record<string, unknown> {
  duration_ms: number;
  attended: number;
  stayed: number;
  peak: number;
  ms: number;
  minutes: StoredMinute[];
}

/** Session, start, end, peak, watch time. */
export type StoredMinute = [number, number, number, number, number];

/** Without the position's row, which a change in between can have moved, the place follows from what it says. */
const WATCHERS = `
SELECT person, ms, joins, first, last FROM stored_watcher
WHERE event_id = $1 AND place > COALESCE(
  (SELECT place FROM stored_watcher WHERE event_id = $1 AND person = $2 AND ms = $3),
  (SELECT max(place) FROM stored_watcher
   WHERE event_id = $1 AND (ms > $3 OR (ms = $3 AND person COLLATE "C" < $2))), -1)
ORDER BY place LIMIT $4`;

interface Watcher extends Record<string, unknown>, WatchedPerson {}

type StoredWatch = Omit<ShowWatch, "sessions" | "onAir" | "asOf">;

/** Returns what was stored of a show's audience, or null if nothing was, or if it no longer counts. */
export async function readStoredWatch({ sql }: { sql: Sql }, eventId: string): Promise<StoredWatch | null> {
  const [row] = await sql<Row>("stored_watch", HEAD, [eventId]);
  if (!row) return null;
  const { duration_ms: durationMs, minutes, ...numbers } = row;
  return {
    ...numbers,
    durationMs,
    minutes: minutes.map(([session, from, to, peak, ms]): WatchedMinute => ({ session, from, to, peak, ms })),
    attendees: (after, take) =>
      sql<Watcher>("stored_watchers", WATCHERS, [eventId, after?.person ?? null, after?.ms ?? null, take]),
    registrations: () => null,
  };
}
