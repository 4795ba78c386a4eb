import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { env } from "@/lib/platform/runtime/env";
import { lastRecorded } from "./last-recorded";
import { sendAfterShowJob } from "./send-after-show-job";

/** Until then, the show can go on air again, unless its host ended it for good. */
const DELAY_SECONDS = 15 * 60;
const DAY_MS = 86_400_000;

const LAST_SESSION = `
SELECT s.id, s.event_id, s.ended_at, r.ready_at, COALESCE((g.state->>'is_final')::boolean, false) AS is_final
FROM show_session s JOIN recording r ON r.id = s.recording_id LEFT JOIN stage g ON g.event_id = s.event_id
WHERE s.recording_id = $1 ORDER BY s.started_at DESC, s.id DESC LIMIT 1`;

interface Session extends Record<string, unknown> {
  id: string;
  event_id: string;
  ended_at: Date | null;
  ready_at: Date | null;
  is_final: boolean;
}

/**
 * Plans the emails about a recording that became ready, once for each end of its show. Further versions of the recording
 * don't plan them again.
 */
export async function planAfterShow(ctx: Ctx, recordingId: string): Promise<void> {
  const [session] = await ctx.sql<Session>("recording_last_session", LAST_SESSION, [recordingId]);
  if (session && isRemembered(ctx, session)) plan(ctx, session, `after-show:${session.id}`);
}

/** Whether a job that has planned them would still be there: ended jobs are deleted after some time. */
function isRemembered(ctx: Ctx, { ended_at, ready_at }: Session): boolean {
  const sinceMs = Math.max(ended_at?.getTime() ?? 0, ready_at?.getTime() ?? 0);
  return ctx.realNow.getTime() - sinceMs < env().KEEP_JOBS_DAYS * DAY_MS;
}

/** Sends the emails that wait only because the show could have gone on air again. Its host has ended it for good. */
export async function sendAfterShowNow(ctx: Ctx, eventId: string): Promise<void> {
  if ((await cancelJobs(sendAfterShowJob.kind, [eventId])) === 0) return;
  const values = [(await lastRecorded(ctx, eventId))?.recordingId ?? null];
  const [session] = await ctx.sql<Session>("recording_last_session", LAST_SESSION, values);
  if (session) plan(ctx, session, `after-show:${session.id}:final`);
}

function plan(ctx: Ctx, session: Session, dedupeKey: string): void {
  if (!session.ended_at) return;
  // Sessions have real times, jobs and registrations those of the workspace's clock.
  const agoMs = ctx.realNow.getTime() - session.ended_at.getTime();
  const dueInSeconds = session.is_final
    ? 0
    : Math.max(0, DELAY_SECONDS / env().SCHEDULE_SCALE - agoMs / 1000);
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
    dedupeKey,
  });
}
