import { LIVE_VERSION } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";

const OLD = `
SELECT DISTINCT version FROM program_entry WHERE recording_id = $1 AND version > ${LIVE_VERSION} AND version < $2
  AND version IS DISTINCT FROM (
    SELECT max(e.version) FROM program_entry e WHERE e.recording_id = $1 AND e.version > ${LIVE_VERSION} AND e.version < (
      SELECT min(d.version) FROM recording_edit d WHERE d.recording_id = $1 AND d.undone_at IS NULL))
ORDER BY version DESC OFFSET 1`;

/**
 * Removes the versions before the previous one, with the pieces that nothing plays any more, in the caller's
 * transaction. Players that are in the middle of the previous version play it to its end. The last version without the edits
 * that count is kept as well: undoing them needs its pieces. What viewers over HTTP get is left: they may still watch its end.
 */
export async function removeOldVersions(recordingId: string, version: number): Promise<void> {
  const old = await sql<{ version: number }>("program_versions_old", OLD, [recordingId, version]);
  if (old.length === 0) return;
  const versions = old.map((one) => one.version);
  const gone = await sql<{ key: string }>(
    "program_entries_old",
    `DELETE FROM program_entry WHERE recording_id = $1 AND version = ANY ($2::int[]) RETURNING piece_key AS key`,
    [recordingId, versions],
  );
  await sql(
    "program_pieces_old",
    `DELETE FROM program_piece p WHERE recording_id = $1 AND key = ANY ($2::text[])
       AND NOT EXISTS (SELECT 1 FROM program_entry e WHERE e.recording_id = $1 AND e.piece_key = p.key)`,
    [recordingId, [...new Set(gone.map(({ key }) => key))]],
  );
}
