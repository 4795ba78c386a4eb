import { sql } from "@/lib/platform/database/db";

/** A page that is open says so every 20 s, but a browser may slow the timers of one that is hidden down to one a minute. */
const LATE_SECONDS = 25;

/**
 * A viewer's tab that watches over HTTP: its page is heard of, and no one has removed the viewer. The page of a player that
 * goes on loading is still there. Pages say nothing after the end of the show, while the picture is on its way there: whoever
 * was there within the last minute, and only fell silent, may see the end.
 */
const MAY = `
WITH may AS (
  SELECT p.id FROM recording r JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
  JOIN presence p ON p.event_id = r.event_id AND p.identity = $2 AND p.seen_at IS NOT NULL
  LEFT JOIN registration g ON g.id = p.registration_id
  WHERE r.id = $1 AND r.deleted_at IS NULL
    AND (p.registration_id IS NULL OR g.state = 'confirmed' AND g.removed_at IS NULL)
    AND (p.left_at IS NULL OR p.left_at <= GREATEST(p.joined_at, p.seen_at)
      AND p.left_at > (SELECT CASE WHEN bool_and(s.ended_at IS NOT NULL) THEN max(s.ended_at) END
        FROM show_session s WHERE s.recording_id = r.id) - interval '1 minute'
      AND NOT EXISTS (SELECT 1 FROM presence o WHERE o.event_id = p.event_id AND o.person_id = p.person_id
        AND o.removed_at >= p.left_at))
  LIMIT 1
), heard AS (
  UPDATE presence p SET seen_at = clock_timestamp() FROM may
  WHERE p.id = may.id AND p.left_at IS NULL AND p.seen_at < clock_timestamp() - interval '${LATE_SECONDS} seconds'
)
SELECT 1 FROM may`;

/** Whether a tab may play what viewers over HTTP get of a recording's show, at the moment of a request. */
export async function mayWatchLive(recordingId: string, identity: string): Promise<boolean> {
  return (await sql("playback_live_access", MAY, [recordingId, identity])).length > 0;
}
