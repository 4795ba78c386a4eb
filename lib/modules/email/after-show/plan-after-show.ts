import type { Ctx } from "@/lib/operation/ctx";
import { env } from "@/lib/platform/runtime/env";
import { sendAfterShowJob } from "./send-after-show-job";

/** Until then, the show can go on air again. */
const DELAY_SECONDS = 15 * 60;

const LAST_SESSION = `
SELECT id, event_id, ended_at FROM show_session WHERE recording_id = $1 ORDER BY started_at DESC, id DESC LIMIT 1`;

interface Session extends Record<string, unknown> {
  id: string;
  event_id: string;
  ended_at: Date | null;
}

/**
 * Plans the emails about a recording that became ready, once for each end of its show. Further versions of the recording
 * don't plan them again.
 */
export async function planAfterShow(ctx: Ctx, recordingId: string): Promise<void> {
  const [session] = await ctx.sql<Session>("recording_last_session", LAST_SESSION, [recordingId]);
  if (!session?.ended_at) return;
  // Sessions have real times, jobs and registrations those of the workspace's clock.
  const agoMs = ctx.realNow.getTime() - session.ended_at.getTime();
  const dueInSeconds = Math.max(0, DELAY_SECONDS / env().SCHEDULE_SCALE - agoMs / 1000);
  const later = (ms: number) => new Date(ctx.now.getTime() + ms).toISOString();
  const payload = {
    event_id: session.event_id,
    session_id: session.id,
    ended_at: later(-agoMs),
    due_at: later(dueInSeconds * 1000),
  };
  ctx.enqueue(sendAfterShowJob, payload, {
    subject: session.event_id,
    dueInSeconds,
    dedupeKey: `after-show:${session.id}`,
  });
}
