import { sql } from "@/lib/platform/database/db";

/** `storage_full`: the workspace's. What lives for minutes only isn't limited by it. */
export type WhyFull = "storage_full" | "disk_full";

const SAVE = `
UPDATE recording SET capture_stopped_by = $2 WHERE id = $1 AND capture_stopped_by IS DISTINCT FROM $2 RETURNING id`;

/**
 * Saves why the server's copies of a recording have stopped, or null once they continue.
 * @returns whether that is news
 */
export async function saveCaptureStop(recordingId: string, why: WhyFull | null): Promise<boolean> {
  return (await sql("recording_capture_stop", SAVE, [recordingId, why])).length > 0;
}

const FIND = `
SELECT r.capture_stopped_by AS why FROM show_session s JOIN recording r ON r.id = s.recording_id
WHERE s.event_id = $1 AND s.kind = 'live' AND s.ended_at IS NULL
ORDER BY s.started_at DESC LIMIT 1`;

/** Returns why the server's copies of the show on air have stopped; null if they haven't. */
export async function captureStopOf(eventId: string): Promise<WhyFull | null> {
  const [row] = await sql<{ why: WhyFull | null }>("recording_capture_stop_find", FIND, [eventId]);
  return row?.why ?? null;
}
