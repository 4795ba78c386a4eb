import type { Sql } from "@/lib/platform/database/db";
import { AUDIENCE, AUDIENCE_LEVELS } from "./audience-levels";

const SETTLE = `${AUDIENCE_LEVELS}, most AS (
  SELECT s.id, COALESCE(max(l.there), 0) AS peak FROM sessions s LEFT JOIN levels l ON l.session_id = s.id GROUP BY s.id
), settled AS (
  UPDATE show_session AS session SET peak_concurrent = most.peak FROM most
  WHERE session.id = most.id AND session.peak_concurrent <> most.peak
)
SELECT id, peak FROM most`;

/**
 * Stores the peak audience of each session of a show, by the connections known now.
 * @returns the peaks by session
 */
export async function settlePeaks(ctx: { sql: Sql }, eventId: string): Promise<Map<string, number>> {
  const rows = await ctx.sql<{ id: string; peak: number }>("show_peaks", SETTLE, [eventId, AUDIENCE]);
  return new Map(rows.map(({ id, peak }) => [id, peak]));
}
