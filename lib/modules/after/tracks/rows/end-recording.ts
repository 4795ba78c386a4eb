import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";

/** Locks the show's settings: a change of how long recordings are kept applies to those that have ended. */
const LOCK_EVENT = "SELECT 1 FROM event WHERE id = $1 FOR SHARE";

/** A recording whose last session is over goes on to its processing. */
const END = `
UPDATE recording r SET state = 'processing', updated_at = now(), ended_at = over.at,
  keep_until = over.at + make_interval(days => (e.recording ->> 'keep_days')::int)
FROM event e, LATERAL (
  SELECT max(s.ended_at) AS at FROM show_session s WHERE s.event_id = e.id AND s.recording_id IS NOT NULL AND s.kind = 'live'
) over
WHERE e.id = $1 AND r.event_id = e.id AND r.state = 'live'
  AND NOT EXISTS (SELECT 1 FROM show_session s WHERE s.recording_id = r.id AND s.ended_at IS NULL)
RETURNING r.id, r.ended_at, r.live_only`;

const IS_LIVE =
  "SELECT workspace_id, environment FROM recording WHERE event_id = $1 AND state = 'live' LIMIT 1";

interface Ended extends Record<string, unknown> {
  id: string;
  ended_at: Date | null;
  live_only: boolean;
}

/** Ends the recording of a show that is no longer on air. Does nothing if it isn't live. */
export async function endRecording(eventId: string): Promise<void> {
  const [live] = await sql<{ workspace_id: string; environment: Environment }>("recording_live", IS_LIVE, [
    eventId,
  ]);
  if (!live) return;
  const owner = { workspaceId: live.workspace_id, environment: live.environment };
  await asSystem("recordings.end", owner, async (ctx) => {
    await ctx.lock("recording_end_lock", LOCK_EVENT, [eventId]);
    const ended = await ctx.sql<Ended>("recording_end", END, [eventId]);
    for (const { id, ended_at: at, live_only } of ended)
      if (!live_only)
        ctx.record({
          subjectType: "recording",
          subjectId: id,
          before: { state: "live" },
          after: { state: "processing", ended_at: at?.toISOString() ?? null },
        });
  });
}
