import { planSkippedReminders, sendReminderJob } from "@/lib/modules/email/reminders";
import type { Ctx } from "@/lib/operation/ctx";
import type { ClockState } from "../clock-state";
import { ABOUT } from "../described-jobs";
import { type DueRow, presentDue } from "../read-due";
import type { DueWire } from "../schema";

/** Work for an instant that stands somewhere, such as the start of a show. All other work is due so long after something. */
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
  /** What waited for the clock, with when it is due now. */
  moved: DueWire[];
  /** Reminders that it had been too late for. They are no rows before the commit. */
  added: DueWire[];
}

/**
 * Plans again what waits for a clock that is about to be taken back to real time: what is for an instant is due at that
 * instant, a retry as long from now as it would have been by the clock. A clock that is there already changes nothing.
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
