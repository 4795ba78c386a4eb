import { tenths, VIEW_MS } from "@/lib/analytics";
import type { Programs } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import { type AnalyticsFigures, MOST_SCORE } from "../schema";

/** Viewers of an open show have no registration: each playback is someone else's. */
const TOTALS = `
WITH views AS (
  SELECT view, registration_id FROM replay_view
  WHERE event_id = $1 AND ms >= ${VIEW_MS} AND (registration_id IS NULL OR registration_id <> ALL($2::text[]))
), answers AS (
  SELECT score FROM survey_answer WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($2::text[]))
)
SELECT (SELECT count(*) FROM views)::int AS views,
  (SELECT count(DISTINCT COALESCE(registration_id, view)) FROM views)::int AS replayed,
  ARRAY(SELECT COALESCE(n, 0)::int FROM generate_series(0, ${MOST_SCORE}) AS s (score)
    LEFT JOIN (SELECT score, count(*) AS n FROM answers GROUP BY score) given USING (score) ORDER BY score) AS scores`;

interface Totals extends Record<string, unknown> {
  views: number;
  replayed: number;
  scores: number[];
}

/** Returns what people did after the show, in total. */
export async function afterTotals(
  { sql }: { sql: Sql },
  eventId: string,
  { registrations }: Programs,
): Promise<{ views: number; replayed: number; nps: AnalyticsFigures["nps"] }> {
  const [row] = await sql<Totals>("analytics_after", TOTALS, [eventId, registrations]);
  if (!row) throw new Error("a statement without a table answers with one row");
  const { views, replayed, scores } = row;
  const count = scores.reduce((sum, one) => sum + one, 0);
  const total = scores.reduce((sum, one, score) => sum + one * score, 0);
  return { views, replayed, nps: { avg: count === 0 ? null : tenths(total / count), count, scores } };
}
