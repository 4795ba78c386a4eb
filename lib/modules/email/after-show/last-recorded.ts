import type { Ctx } from "@/lib/operation/ctx";

const LAST_RECORDED = `
SELECT s.id, s.recording_id AS "recordingId" FROM show_session s JOIN recording r ON r.id = s.recording_id AND NOT r.live_only
WHERE s.event_id = $1 AND s.kind = 'live' ORDER BY s.started_at DESC, s.id DESC LIMIT 1`;

/** A session whose recording is kept. */
interface Recorded extends Record<string, unknown> {
  id: string;
  recordingId: string;
}

/** Returns the last session of a show that was recorded: only those plan emails. */
export async function lastRecorded(ctx: Ctx, eventId: string): Promise<Recorded | undefined> {
  const [session] = await ctx.sql<Recorded>("after_show_recorded", LAST_RECORDED, [eventId]);
  return session;
}
