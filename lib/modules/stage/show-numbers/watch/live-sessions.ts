import type { OnAir } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";

/** A time on air. Times are milliseconds since 1970. */
export interface LiveSession extends OnAir {
  id: string;
  /** Whether it hasn't ended. */
  open: boolean;
}

const SESSIONS = `
SELECT id, started_at, ended_at FROM show_session WHERE event_id = $1 AND kind = 'live' ORDER BY started_at, id`;

interface Row extends Record<string, unknown> {
  id: string;
  started_at: Date;
  ended_at: Date | null;
}

/** Returns when a show was on air, in order. */
export async function readLiveSessions(
  { sql }: { sql: Sql },
  eventId: string,
  asOf: number,
): Promise<LiveSession[]> {
  const rows = await sql<Row>("live_sessions", SESSIONS, [eventId]);
  return rows.map(({ id, started_at, ended_at }) => {
    const from = started_at.getTime();
    return { id, from, to: Math.max(from, ended_at?.getTime() ?? asOf), open: ended_at === null };
  });
}
