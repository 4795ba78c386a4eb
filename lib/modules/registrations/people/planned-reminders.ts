import type { Client, Event } from "@/lib/generated/prisma/client";
import { sendReminderJob } from "@/lib/modules/email/reminders";
import { lateSkipReason, showSkipReason } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { ScheduleEntryWire } from "./schema";

/** Returns the planned reminders, with the reason if they would be skipped now. */
export async function plannedReminders(
  ctx: Ctx,
  event: Event & { client: Client },
  people: number,
): Promise<ScheduleEntryWire[]> {
  const jobs = await ctx.db.job.findMany({
    where: {
      subject: event.id,
      kind: sendReminderJob.kind,
      state: { in: ["queued", "dispatched", "running"] },
    },
    orderBy: { dueAt: "asc" },
    select: { id: true, payload: true, state: true },
  });
  return jobs.map(({ id, payload, state }) => {
    const planned = sendReminderJob.payload.parse(payload);
    const due = {
      startsAt: planned.starts_at === null ? null : new Date(planned.starts_at),
      dueAt: new Date(planned.due_at),
    };
    // Rules about the show's end are checked as of the due time.
    const at = new Date(Math.max(due.dueAt.getTime(), ctx.now.getTime()));
    const { reminder } = planned;
    const why = showSkipReason(reminder, event, due, at) ?? lateSkipReason(reminder, due, ctx.now);
    return {
      id,
      kind: reminder,
      subject: null,
      message_id: null,
      state: why
        ? ("held_back" as const)
        : state === "running"
          ? ("under_way" as const)
          : ("planned" as const),
      at: iso(due.dueAt),
      until: null,
      people: why ? 0 : people,
      out: 0,
      waiting: 0,
      not_sent: [],
      why_not: why?.reason ?? null,
    };
  });
}
