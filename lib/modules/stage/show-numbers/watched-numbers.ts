import { tenths } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { AUDIENCE, AUDIENCE_LEVELS } from "./audience-levels";
import type { ShowNumbers } from "./schema";

/** Three hours, as much as a chart of a few hundred pixels can show. */
const MAX_MINUTES = 180;

const MINUTES = `${AUDIENCE_LEVELS}, whole AS (
  SELECT count(DISTINCT person)::int AS attended, count(*)::int AS joins,
    count(*) FILTER (WHERE went < s.ended_at)::int AS leaves, COALESCE(sum(extract(epoch FROM went - came)), 0)::float8 AS seconds
  FROM watched w JOIN sessions s ON s.id = w.session_id
), minutes AS (
  SELECT date_bin('1 minute', l.at, s.started_at) AS at, max(l.there) AS most,
    sum(l.there * extract(epoch FROM l.until - l.at))::float8 AS watched
  FROM levels l JOIN sessions s ON s.id = l.session_id WHERE l.until IS NOT NULL GROUP BY 1 ORDER BY 1 DESC LIMIT ${MAX_MINUTES}
)
SELECT whole.*, (SELECT COALESCE(max(there), 0) FROM levels) AS peak, minutes.* FROM whole LEFT JOIN minutes ON true ORDER BY at`;

interface Row extends Record<string, unknown> {
  attended: number;
  joins: number;
  leaves: number;
  seconds: number;
  peak: number;
  at: Date | null;
  most: number;
  watched: number;
}

type WatchedNumbers = Pick<
  ShowNumbers,
  "attended" | "joins" | "leaves" | "peak" | "watch_min" | "avg_watch_min" | "minutes"
>;

/** Returns watch numbers of a show's audience, in total and per minute. */
export async function watchedNumbers(ctx: { sql: Sql }, eventId: string): Promise<WatchedNumbers> {
  const rows = await ctx.sql<Row>("show_minutes", MINUTES, [eventId, AUDIENCE]);
  const { attended = 0, joins = 0, leaves = 0, seconds = 0, peak = 0 } = rows[0] ?? {};
  return {
    attended,
    joins,
    leaves,
    peak,
    watch_min: tenths(seconds / 60),
    avg_watch_min: attended === 0 ? 0 : tenths(seconds / 60 / attended),
    minutes: rows.flatMap(({ at, most, watched }) =>
      at === null ? [] : [{ at: iso(at), most, watch_sec: tenths(watched) }],
    ),
  };
}
