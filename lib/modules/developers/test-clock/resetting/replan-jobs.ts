import { planSkippedReminders, sendReminderJob } from "@/lib/modules/email/reminders";
import type { Ctx } from "@/lib/operation/ctx";
import type { ClockState } from "../clock-state";
import { ABOUT } from "../described-jobs";
import { type DueRow, presentDue } from "../read-due";
import type { DueWire } from "../schema";

/**
 * Jobs for a fixed instant, such as the start of a show. All other jobs are due some time after another
 * event.
 */
const FOR_AN_INSTANT = [
  sendReminderJob.kind,
  "communication.send",
  "guest.invite",
  "registrations.offer-places",
];

const REPLAN = `
WITH moved AS (
  UPDATE job j SET on_clock = j.on_clock AND j.due_at > $2::timestamptz,
    due_at = CASE WHEN j.due_at <= $2::timestamptz THEN now()
      WHEN j.kind = ANY ($4::text[]) AND j.attempt = 0 AND j.payload->>'reminder' IS DISTINCT FROM 'changed' THEN j.due_at
      ELSE j.due_at - make_interval(secs => $3::float8) END
  WHERE j.workspace_id = $1 AND j.environment = 'test' AND j.state = 'queued' AND j.on_clock
  RETURNING j.id, j.kind, j.subject, j.payload, j.due_at AS at
), deliveries AS (
  UPDATE webhook_delivery d SET next_attempt_at = moved.at FROM moved
  WHERE moved.kind = 'webhook.deliver' AND d.id = moved.subject AND d.next_attempt_at IS NOT NULL
)
SELECT at, j.kind, about.detail, about.event_slug, count(*)::int AS count
FROM moved j ${ABOUT} GROUP BY 1, 2, 3, 4 ORDER BY at, min(j.id)`;

interface Replanned {
  /** Jobs that waited for the clock, with their new due time. */
  moved: DueWire[];
  /** Reminders that it had been too late for. They aren't rows before the commit. */
  added: DueWire[];
}

/**
 * Replans jobs that wait for a clock about to be reset to real time. Jobs for a fixed instant stay due at
 * that instant; a retry stays due after the same remaining time. Does nothing if the clock already shows real
 * time.
 */
export async function replanJobs(ctx: Ctx, { now, offsetSeconds }: ClockState): Promise<Replanned> {
  if (offsetSeconds <= 0) return { moved: [], added: [] };
  const given = [ctx.workspaceId, now, offsetSeconds, FOR_AN_INSTANT];
  const moved = await ctx.sql<DueRow>("test_clock_replan", REPLAN, given);
  const reminders = await planSkippedReminders(ctx, new Date(now.getTime() - offsetSeconds * 1_000));
  const added = reminders.map(
    ({ at, reminder, slug }): DueRow => ({
      at,
      kind: sendReminderJob.kind,
      detail: reminder,
      event_slug: slug,
      count: 1,
    }),
  );
  return { moved: presentDue(moved), added: presentDue(added) };
}
