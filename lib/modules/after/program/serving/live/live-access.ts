import { sql } from "@/lib/platform/database/db";

/** A viewer's tab that watches over HTTP: its page is heard of, and no one has removed the viewer. */
const MAY = `
SELECT 1 FROM recording r JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
JOIN presence p ON p.event_id = r.event_id AND p.identity = $2 AND p.left_at IS NULL AND p.seen_at IS NOT NULL
LEFT JOIN registration g ON g.id = p.registration_id
WHERE r.id = $1 AND r.deleted_at IS NULL
  AND (p.registration_id IS NULL OR g.state = 'confirmed' AND g.removed_at IS NULL)
LIMIT 1`;

/** Whether a tab may play what viewers over HTTP get of a recording's show, at the moment of a request. */
export async function mayWatchLive(recordingId: string, identity: string): Promise<boolean> {
  return (await sql("playback_live_access", MAY, [recordingId, identity])).length > 0;
}
