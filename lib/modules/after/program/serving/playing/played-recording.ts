import { sql } from "@/lib/platform/database/db";
import { RESUME_SECONDS } from "@/lib/stage";

/** A recording that may be played, as it is at the moment of a request. */
export interface PlayedRecording extends Record<string, unknown> {
  id: string;
  eventId: string;
  slug: string;
  /** As a BCP 47 tag: what is spoken in the show. */
  language: string;
  /** The version whose pieces are played; null before the first piece. */
  version: number | null;
  /** In milliseconds of the program. */
  composedMs: number;
  /** Nothing will be added to it: its show is over for good, and all of it is composed. */
  isFinished: boolean;
}

const FIND = `
SELECT r.id, r.event_id AS "eventId", e.slug, e.language, r.program_version AS version, r.composed_ms AS "composedMs",
  (r.state IN ('ready', 'failed') AND (r.ended_at < now() - make_interval(secs => ${RESUME_SECONDS})
    OR COALESCE((SELECT s.state #>> '{mask,level}' = 'end' FROM stage s WHERE s.event_id = r.event_id), false))) AS "isFinished"
FROM recording r JOIN event e ON e.id = r.event_id JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
WHERE r.id = $1 AND r.deleted_at IS NULL`;

/**
 * Returns a recording, unless it or its workspace was deleted. A show can go on air again for some minutes after its
 * end, so that its program isn't finished before, unless an emergency stop ended it.
 */
export async function playedRecording(recordingId: string): Promise<PlayedRecording | undefined> {
  const [row] = await sql<PlayedRecording>("playback_recording", FIND, [recordingId]);
  return row;
}
