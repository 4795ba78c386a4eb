import { sql, transaction } from "@/lib/platform/database/db";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { LIVE_VERSION, WINDOW_SECONDS } from "../rows/live-version";

const EVERY_MS = 10_000;
/** The end of what can be played is at most this far behind the show, its longest piece included. */
const BEHIND_SECONDS = 20;
/** A minute after a piece left the playlist, no player is loading it any more. */
export const KEPT_SECONDS = WINDOW_SECONDS + BEHIND_SECONDS + 60;

const BEGAN = "COALESCE(s.media_started_at, s.started_at)";
const OVER = `now() - interval '${KEPT_SECONDS} seconds'`;

const ENTRIES = `
DELETE FROM program_entry e USING show_session s
WHERE e.version = ${LIVE_VERSION} AND s.id = e.session_id AND ${BEGAN} + e.media_ms * interval '1 millisecond' < ${OVER}`;

/** Pieces of what is recorded belong to the recording by then. */
const PIECES = `
DELETE FROM program_piece p WHERE p.live_only AND p.created_at < ${OVER}
  AND NOT EXISTS (SELECT 1 FROM program_entry e WHERE e.recording_id = p.recording_id AND e.piece_key = p.key)`;

/** All but headers, which the rest of a part needs. */
const CHUNKS = `
DELETE FROM track_chunk c USING track_part p, show_session s
WHERE p.live_only AND c.part_id = p.id AND c.number > 0 AND s.id = p.session_id
  AND ${BEGAN} + c.end_ms * interval '1 millisecond' < ${OVER}`;

/** With tracks that have nothing else. */
const PARTS = `
WITH gone AS (
  DELETE FROM track_part p WHERE p.live_only AND p.state <> 'capturing' AND p.updated_at < ${OVER}
    AND NOT EXISTS (SELECT 1 FROM track_chunk c WHERE c.part_id = p.id AND c.number > 0)
  RETURNING p.id, p.track_id
)
DELETE FROM recording_track t WHERE t.erased_at IS NULL AND t.id IN (SELECT track_id FROM gone)
  AND NOT EXISTS (SELECT 1 FROM track_part p WHERE p.track_id = t.id AND p.id NOT IN (SELECT id FROM gone))`;

/** Deletes what only viewers over HTTP got, once no one plays it any more: of all shows. */
export const sweepLive = (): Promise<void> =>
  transaction(async () => {
    await sql("live_entries_over", ENTRIES);
    await sql("live_pieces_over", PIECES);
    await sql("live_chunks_over", CHUNKS);
    await sql("live_parts_over", PARTS);
  });

/** The same, unless this process did so a moment ago. */
export async function sweepLiveSometimes(): Promise<void> {
  const last = processSingleton("live-swept", () => ({ at: Number.NEGATIVE_INFINITY }));
  if (performance.now() - last.at < EVERY_MS) return;
  last.at = performance.now();
  await sweepLive();
}
