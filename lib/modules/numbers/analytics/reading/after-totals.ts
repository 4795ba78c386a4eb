import { tenths, VIEW_MS } from "@/lib/analytics";
import type { Programs } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import type { AnalyticsFigures } from "../schema";

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
  (SELECT count(*) FROM answers)::int AS answers, (SELECT avg(score) FROM answers)::float8 AS score`;

interface Totals extends Record<string, unknown> {
  views: number;
  replayed: number;
  answers: number;
  score: number | null;
}

/** Returns what people did after the show, in total. */
export async function afterTotals(
  { sql }: { sql: Sql },
  eventId: string,
  { registrations }: Programs,
): Promise<{ views: number; replayed: number; nps: AnalyticsFigures["nps"] }> {
  const [row] = await sql<Totals>("analytics_after", TOTALS, [eventId, registrations]);
  if (!row) throw new Error("a statement without a table answers with one row");
  const { views, replayed, answers, score } = row;
  return { views, replayed, nps: { avg: score === null ? null : tenths(score), count: answers } };
}
