import { sql } from "@/lib/platform/database/db";

/** A picture or the sound of a version. */
export interface Rendition extends Record<string, unknown> {
  name: string;
  /** In pixels; null for sound. */
  width: number | null;
  height: number | null;
  /** On average, from the pieces made so far. */
  bitsPerSecond: number;
}

const READ = `
SELECT h.rendition AS name, h.width, h.height,
  COALESCE((SELECT sum(p.size_bytes) * 8 * 30.0 / sum(p.frames) FROM program_piece p
    WHERE p.recording_id = h.recording_id AND p.rendition = h.rendition AND p.state = 'stored'), 0)::float8 AS "bitsPerSecond"
FROM program_header h
WHERE h.recording_id = $1 AND EXISTS (SELECT 1 FROM program_entry e
  WHERE e.recording_id = h.recording_id AND e.version = $2 AND e.rendition = h.rendition)
ORDER BY h.height NULLS LAST`;

/** Returns what a version can be played in: pictures from small to large, then the sound. */
export const renditionsOf = (recordingId: string, version: number): Promise<Rendition[]> =>
  sql<Rendition>("playback_renditions", READ, [recordingId, version]);
