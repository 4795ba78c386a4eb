import { sql } from "@/lib/platform/database/db";
import type { StillOf } from "../address/playback-token";
import { type Stored, storedFile } from "./open-stored";
import type { PlaybackFile } from "./playback-file";

const FIND = `
SELECT f.id, f.key, f.content_type AS "contentType", f.size_bytes::float8 AS "sizeBytes"
FROM sponsor_still s JOIN recording r ON r.id = s.recording_id AND r.deleted_at IS NULL
JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
JOIN file f ON f.id = s.file_id AND f.state = 'stored'
WHERE s.recording_id = $1 AND s.sponsor_id = $2 AND s.placement = $3`;

/** Returns a picture that names a sponsor; undefined if there is none now. */
export async function openStill({
  recordingId,
  sponsorId,
  placement,
}: StillOf & { recordingId: string }): Promise<PlaybackFile | undefined> {
  const [row] = await sql<Stored>("playback_still", FIND, [recordingId, sponsorId, placement]);
  return row && storedFile(row);
}
