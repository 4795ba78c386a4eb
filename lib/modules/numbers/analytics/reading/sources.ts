import { type ShowWatch, SYNTHETIC } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import type { AnalyticsFigures } from "../schema";

const MOST = 50;

const SOURCES = `
WITH attended AS (
  SELECT unnest($2::text[]) AS id UNION SELECT person FROM stored_watcher WHERE event_id = $1 AND $2::text[] IS NULL
), sources AS (
  SELECT source, NULLIF(utm->>'source', '') AS utm_source, NULLIF(utm->>'medium', '') AS utm_medium,
    NULLIF(utm->>'campaign', '') AS utm_campaign,
    count(*) FILTER (WHERE state <> 'cancelled')::int AS registered, count(a.id)::int AS attended
  FROM registration r LEFT JOIN attended a ON a.id = r.id
  WHERE event_id = $1 AND removed_at IS NULL AND source <> '${SYNTHETIC}' GROUP BY 1, 2, 3, 4
)
SELECT *, sum(registered) OVER ()::int AS of_all FROM sources
ORDER BY registered DESC, attended DESC, source COLLATE "C", utm_source COLLATE "C", utm_medium COLLATE "C",
  utm_campaign COLLATE "C" LIMIT ${MOST}`;

type Source = AnalyticsFigures["sources"][number];
interface Row extends Record<string, unknown>, Source {
  of_all: number;
}

/** Returns how many registered, in total and by source. */
export async function readSources(
  { sql }: { sql: Sql },
  eventId: string,
  watch: Pick<ShowWatch, "registrations">,
): Promise<{ registered: number; sources: Source[] }> {
  const rows = await sql<Row>("analytics_sources", SOURCES, [eventId, watch.registrations()]);
  return { registered: rows[0]?.of_all ?? 0, sources: rows.map(({ of_all, ...source }) => source) };
}
