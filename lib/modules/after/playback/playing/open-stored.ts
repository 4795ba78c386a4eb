import { sql } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";
import type { PlaybackFile } from "./playback-file";

export interface Stored extends Record<string, unknown> {
  id: string;
  key: string;
  contentType: string;
  sizeBytes: number;
}

const FIND = `
SELECT f.id, f.key, f.content_type AS "contentType", f.size_bytes::float8 AS "sizeBytes"
FROM recording r JOIN file f ON f.state = 'stored'
  AND f.id = CASE WHEN $2 = 'thumbnail' THEN r.thumbnail_file_id
    WHEN r.mp4_state = 'ready' AND r.files_version = r.program_version THEN r.mp4_file_id END
WHERE r.id = $1 AND r.deleted_at IS NULL`;

/** Returns the MP4 or the thumbnail of a recording; undefined if there is none now. */
export async function openStored(
  recordingId: string,
  which: "mp4" | "thumbnail",
): Promise<PlaybackFile | undefined> {
  const [row] = await sql<Stored>("playback_stored", FIND, [recordingId, which]);
  return row && storedFile(row);
}

export const storedFile = ({ id, key, contentType, sizeBytes }: Stored): PlaybackFile => ({
  ...{ contentType, sizeBytes, etag: id },
  open: (range) => storageProvider().open(key, range),
});
