import { LIVE_VERSION, type Rendition } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";

const REMOVE = `
DELETE FROM program_piece p
WHERE recording_id = $1 AND rendition = ANY ($2::text[]) AND state = 'stored' AND NOT live_only
  AND NOT EXISTS (SELECT 1 FROM program_entry e WHERE e.recording_id = $1 AND e.piece_key = p.key)`;

const LEAVE = `
UPDATE program_piece p SET live_only = true
WHERE recording_id = $1 AND rendition = ANY ($2::text[]) AND state = 'stored' AND NOT live_only
  AND NOT EXISTS (SELECT 1 FROM program_entry e
    WHERE e.recording_id = $1 AND e.piece_key = p.key AND e.version > ${LIVE_VERSION})`;

/**
 * Removes the pieces that no version plays, in the caller's transaction, which has locked the program: what they were made
 * for has changed while they were made. Pieces that only viewers over HTTP still get are marked as theirs, and are deleted
 * with the rest of what was made for them.
 */
export async function removeUnplayed(recordingId: string, renditions: readonly Rendition[]): Promise<void> {
  await sql("program_pieces_unplayed", REMOVE, [recordingId, renditions]);
  await sql("program_pieces_for_live", LEAVE, [recordingId, renditions]);
}
