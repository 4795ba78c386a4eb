import { sql } from "@/lib/platform/database/db";
import { liveUrl } from "../address/playback-urls";
import { LIVE_VERSION } from "../rows/live-version";

/** What ended longer ago than this isn't played any more: the next composition starts again. */
const FRESH_SECONDS = 45;

const FIND = `
SELECT r.id FROM show_session s JOIN recording r ON r.id = s.recording_id AND r.deleted_at IS NULL
WHERE s.event_id = $1 AND s.kind = 'live' AND s.ended_at IS NULL
  AND (SELECT count(DISTINCT e.rendition) FROM program_entry e JOIN show_session o ON o.id = e.session_id
    WHERE e.recording_id = r.id AND e.version = ${LIVE_VERSION}
      AND COALESCE(o.media_started_at, o.started_at) + e.media_ms * interval '1 millisecond'
        > now() - interval '${FRESH_SECONDS} seconds') = 2
ORDER BY s.started_at DESC LIMIT 1`;

/**
 * Returns the address of what a viewer's tab plays of a show on air; null until its first seconds are there. It's the same
 * for all of the show.
 */
export async function livePlaylistUrl(eventId: string, identity: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>("playback_live_url", FIND, [eventId]);
  return row ? liveUrl(row.id, identity) : null;
}
