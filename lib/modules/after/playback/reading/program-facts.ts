import type { Ctx } from "@/lib/operation/ctx";
import { HAS_CAPTIONS } from "../captions/has-captions";
import { SOUND } from "../rows/rendition";

/** What presenting a recording's program needs besides the recording itself. */
export interface ProgramFacts extends Record<string, unknown> {
  recordingId: string;
  /** Size of the largest picture, in pixels. Null if there is nothing to play. */
  width: number | null;
  height: number | null;
  mp4Bytes: number | null;
  mp4Width: number | null;
  mp4Height: number | null;
  hasSound: boolean;
  hasCaptions: boolean;
  /** Storage used by its pieces and the files made of them. */
  storedBytes: number;
}

/** Reads the facts of these recordings. */
export async function programFacts(
  ctx: Pick<Ctx, "sql">,
  recordingIds: readonly string[],
): Promise<ReadonlyMap<string, ProgramFacts>> {
  const rows = await ctx.sql<ProgramFacts>(
    "program_facts",
    `SELECT r.id AS "recordingId", h.width, h.height, f.size_bytes::float8 AS "mp4Bytes",
       m.width AS "mp4Width", m.height AS "mp4Height",
       EXISTS (SELECT 1 FROM program_entry e
         WHERE e.recording_id = r.id AND e.version = r.program_version AND e.rendition = '${SOUND}') AS "hasSound",
       ${HAS_CAPTIONS} AS "hasCaptions",
       (SELECT COALESCE(sum(p.size_bytes), 0)::float8 FROM program_piece p
         WHERE p.recording_id = r.id AND p.state = 'stored' AND NOT p.live_only)
         + (SELECT COALESCE(sum(file.size_bytes), 0)::float8 FROM file_reference o JOIN file ON file.id = o.file_id
         WHERE o.subject_type IN ('recording', 'recording_upload') AND o.subject_id = r.id)
         + (SELECT COALESCE(sum(u.size_bytes), 0)::float8 FROM recording_upload_part u
         WHERE u.recording_id = r.id AND u.state = 'stored') AS "storedBytes"
     FROM recording r
     LEFT JOIN LATERAL (
       SELECT h.width, h.height FROM program_header h
       WHERE h.recording_id = r.id AND h.width IS NOT NULL AND EXISTS (
         SELECT 1 FROM program_entry e
         WHERE e.recording_id = r.id AND e.version = r.program_version AND e.rendition = h.rendition)
       ORDER BY h.height DESC LIMIT 1
     ) h ON true
     LEFT JOIN program_header m ON m.recording_id = r.id AND m.rendition = r.mp4_rendition
     LEFT JOIN file f ON f.id = r.mp4_file_id AND f.state = 'stored'
     WHERE r.id = ANY ($1::text[])`,
    [recordingIds],
  );
  return new Map(rows.map((row) => [row.recordingId, row]));
}
