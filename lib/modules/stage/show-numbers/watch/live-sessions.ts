import type { OnAir } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";

/** A time on air. Times are milliseconds since 1970. */
export interface LiveSession extends OnAir {
  id: string;
  /** Whether it hadn't ended. */
  open: boolean;
}

const SESSIONS = `
SELECT id, started_at, ended_at FROM show_session WHERE event_id = $1 AND kind = 'live' ORDER BY started_at, id`;

interface Row extends Record<string, unknown> {
  id: string;
  started_at: Date;
  ended_at: Date | null;
}

/**
 * Returns when a show was on air, in order, as of a time: what has started or ended between then and now hadn't yet.
 */
export async function readLiveSessions(
  { sql }: { sql: Sql },
  eventId: string,
  asOf: number,
  now = asOf,
): Promise<LiveSession[]> {
  const rows = await sql<Row>("live_sessions", SESSIONS, [eventId]);
  const isLater = (at: Date): boolean => asOf < at.getTime() && at.getTime() <= now;
  return rows.flatMap(({ id, started_at, ended_at }) => {
    if (isLater(started_at)) return [];
    const from = started_at.getTime();
    const ended = ended_at === null || isLater(ended_at) ? null : ended_at.getTime();
    return [{ id, from, to: Math.max(from, ended ?? asOf), open: ended === null }];
  });
}
