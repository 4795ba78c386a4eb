import type { Ctx } from "@/lib/operation/ctx";

/** How much of a part has arrived. Places are in milliseconds on the session's media time. */
export interface StoredOfPart extends Record<string, unknown> {
  storedBytes: number;
  awaitedBytes: number;
  /** True once its header is stored, without which nothing of it can be played. */
  hasHeader: boolean;
  /** End of the last stored chunk, or null. */
  storedToMs: number | null;
}

interface Row extends StoredOfPart {
  partId: string;
}

const NOTHING: StoredOfPart = { storedBytes: 0, awaitedBytes: 0, hasHeader: false, storedToMs: null };

/** Sums the chunks of each part of these recordings. */
export async function storedOfParts(
  ctx: Pick<Ctx, "sql">,
  recordingIds: readonly string[],
): Promise<(partId: string) => StoredOfPart> {
  const rows = await ctx.sql<Row>(
    "recording_stored_parts",
    `SELECT c.part_id AS "partId",
       COALESCE(sum(c.size_bytes) FILTER (WHERE c.state = 'stored'), 0)::float8 AS "storedBytes",
       COALESCE(sum(c.size_bytes) FILTER (WHERE c.state = 'awaited'), 0)::float8 AS "awaitedBytes",
       COALESCE(bool_or(c.number = 0) FILTER (WHERE c.state = 'stored'), false) AS "hasHeader",
       max(c.end_ms) FILTER (WHERE c.state = 'stored') AS "storedToMs"
     FROM recording_track t JOIN track_part p ON p.track_id = t.id JOIN track_chunk c ON c.part_id = p.id
     WHERE t.recording_id = ANY ($1::text[]) GROUP BY c.part_id`,
    [recordingIds],
  );
  const byPart = new Map(rows.map(({ partId, ...stored }) => [partId, stored]));
  return (partId) => byPart.get(partId) ?? NOTHING;
}
