import type { HeardPiece } from "@/lib/modules/after/program-edits";
import { sql } from "@/lib/platform/database/db";
import { SOUND } from "./rendition";

const READ = `
SELECT e.session_id AS "sessionId", e.media_ms AS "fromMs", e.media_ms + e.frames * 1024 / 48.0 AS "toMs",
  COALESCE(p.measured -> 'peaks', '[]') AS peaks
FROM program_entry e JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = '${SOUND}' AND NOT e.is_stand_in
ORDER BY e.number`;

/** Returns how loud a version of a program is, piece by piece. */
export const readSoundPeaks = (recordingId: string, version: number): Promise<HeardPiece[]> =>
  sql<HeardPiece & Record<string, unknown>>("playback_sound_peaks", READ, [recordingId, version]);
