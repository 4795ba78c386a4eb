import type { Ctx } from "@/lib/operation/ctx";
import { reminderDue, TIMED_REMINDERS, type TimedReminder } from "./reminder-times";
import { sendReminderJob } from "./send-reminder-job";

interface Dated extends Record<string, unknown> {
  id: string;
  slug: string;
  startsAt: Date;
  /** Reminders of this start that are planned, or have run. */
  known: TimedReminder[];
}

const SHOWS = `
SELECT e.id, e.slug, e.starts_at AS "startsAt", COALESCE((
  SELECT array_agg(j.payload->>'reminder') FROM job j
  WHERE j.kind = 'reminder.send' AND j.subject = e.id AND j.state <> 'cancelled'
    AND (j.payload->>'starts_at')::timestamptz = e.starts_at), '{}') AS known
FROM event e
WHERE e.workspace_id = $1 AND e.environment = 'test' AND e.state IN ('draft', 'published') AND e.starts_at > $2
ORDER BY e.starts_at, e.id`;

interface PlannedReminder {
  at: Date;
  reminder: TimedReminder;
  slug: string;
}

/**
 * Plans reminders of shows created while the clock was ahead: too late by the workspace's clock, but still
 * ahead at the earlier time `now`. What has run stays as it happened, and doesn't run again.
 */
export async function planSkippedReminders(ctx: Ctx, now: Date): Promise<PlannedReminder[]> {
  const shows = await ctx.sql<Dated>("shows_to_remind", SHOWS, [ctx.workspaceId, now]);
  return shows.flatMap(({ id, slug, startsAt, known }) =>
    TIMED_REMINDERS.filter((reminder) => !known.includes(reminder)).flatMap((reminder) => {
      const dueAt = reminderDue(reminder, startsAt);
      if (dueAt <= now) return [];
      const due = { starts_at: startsAt.toISOString(), due_at: dueAt.toISOString() };
      ctx.enqueue(sendReminderJob, { event_id: id, reminder, ...due }, { subject: id, dueAt });
      return [{ at: dueAt, reminder, slug }];
    }),
  );
}
