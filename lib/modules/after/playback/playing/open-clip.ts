import { sql } from "@/lib/platform/database/db";
import { GIVEN_CLIPS } from "../rows/given-clips-sql";
import { type Stored, storedFile } from "./open-stored";
import type { PlaybackFile } from "./playback-file";

const FIND = `
SELECT f.id, f.key, f.content_type AS "contentType", f.size_bytes::float8 AS "sizeBytes"
FROM ${GIVEN_CLIPS}
JOIN file f ON f.state = 'stored' AND f.id = CASE WHEN $3 = 'mp4' THEN c.mp4_file_id ELSE c.thumbnail_file_id END
WHERE c.recording_id = $1 AND c.number = $2 AND NOT edited.is_withheld`;

/** Returns a file of a recording's clip; undefined if there is none, or if it's withheld. */
export async function openClip(
  recordingId: string,
  { number, file }: { number: number; file: "mp4" | "jpg" },
): Promise<PlaybackFile | undefined> {
  const [row] = await sql<Stored>("playback_clip", FIND, [recordingId, number, file]);
  return row && storedFile(row);
}
