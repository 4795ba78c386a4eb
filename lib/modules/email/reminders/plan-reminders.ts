import type { Event } from "@/lib/generated/prisma/client";
import { lateSkipReason } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { reminderDue, TIMED_REMINDERS } from "./reminder-times";
import { sendReminderJob } from "./send-reminder-job";

type Dated = Pick<Event, "id" | "startsAt">;

/**
 * Plans the reminders of a show's start, one job each. The state of the show when they are due decides
 * whether they are sent. Past reminders are left out; if the start was `moved`, they are recorded as skipped
 * for those who registered before.
 */
export function planReminders(ctx: Ctx, event: Dated, { moved }: { moved: boolean }): void {
  const { id, startsAt } = event;
  if (!startsAt) return;
  for (const reminder of TIMED_REMINDERS) {
    const dueAt = reminderDue(reminder, startsAt);
    if (!moved && lateSkipReason(reminder, { startsAt, dueAt }, ctx.now)) continue;
    const payload = {
      event_id: id,
      reminder,
      starts_at: startsAt.toISOString(),
      due_at: dueAt.toISOString(),
      ...(moved ? { moved_at: ctx.now.toISOString() } : {}),
    };
    ctx.enqueue(sendReminderJob, payload, { subject: id, dueAt });
  }
}
