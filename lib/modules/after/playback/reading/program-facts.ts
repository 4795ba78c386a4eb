import type { Ctx } from "@/lib/operation/ctx";

/** What presenting a recording's program needs besides the recording itself. */
export interface ProgramFacts extends Record<string, unknown> {
  recordingId: string;
  /** Size of the largest picture, in pixels. */
  width: number;
  height: number;
  mp4Bytes: number | null;
  hasSound: boolean;
  hasCaptions: boolean;
  /** Storage used by its pieces and the files made of them. */
  storedBytes: number;
}

/**
 * Whether a caption line is one of a recording's: its speaker had agreed to be recorded, and hasn't been erased.
 * `captionsOf` also leaves out what was said while recording was paused.
 */
const HAS_CAPTIONS = `EXISTS (
  SELECT 1 FROM show_session s JOIN caption_line c ON c.session_id = s.id
  WHERE s.recording_id = r.id
    AND (c.person_id = 'announcer' OR (
      SELECT a.agrees FROM recording_answer a
      WHERE a.event_id = r.event_id AND a.person_id = c.person_id AND a.answered_at <= c.started_at
      ORDER BY a.answered_at DESC, a.id DESC LIMIT 1))
    AND NOT EXISTS (
      SELECT 1 FROM recording_track t WHERE t.recording_id = r.id AND t.person_id = c.person_id
        AND t.kind IN ('microphone', 'announcer') AND t.erased_at IS NOT NULL))`;

/** Reads the facts of those of these recordings that have something to play. */
export async function programFacts(
  ctx: Pick<Ctx, "sql">,
  recordingIds: readonly string[],
): Promise<ReadonlyMap<string, ProgramFacts>> {
  const rows = await ctx.sql<ProgramFacts>(
    "program_facts",
    `SELECT r.id AS "recordingId", h.width, h.height, f.size_bytes::float8 AS "mp4Bytes",
       EXISTS (SELECT 1 FROM program_entry e
         WHERE e.recording_id = r.id AND e.version = r.program_version AND e.rendition = 'sound') AS "hasSound",
       ${HAS_CAPTIONS} AS "hasCaptions",
       (SELECT COALESCE(sum(p.size_bytes), 0)::float8 FROM program_piece p
         WHERE p.recording_id = r.id AND p.state = 'stored') + COALESCE(f.size_bytes, 0)::float8 AS "storedBytes"
     FROM recording r
     JOIN LATERAL (
       SELECT h.width, h.height FROM program_header h
       WHERE h.recording_id = r.id AND h.width IS NOT NULL AND EXISTS (
         SELECT 1 FROM program_entry e
         WHERE e.recording_id = r.id AND e.version = r.program_version AND e.rendition = h.rendition)
       ORDER BY h.height DESC LIMIT 1
     ) h ON true
     LEFT JOIN file f ON f.id = r.mp4_file_id AND f.state = 'stored'
     WHERE r.id = ANY ($1::text[])`,
    [recordingIds],
  );
  return new Map(rows.map((row) => [row.recordingId, row]));
}
