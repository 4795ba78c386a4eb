import { type Event, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { DateChange, sendReminderJob } from "./send-reminder-job";

type Dated = Pick<Event, "id" | "untoldDate">;

/**
 * Returns the change of date that hasn't been announced yet: either about to be, or made while the show was a
 * draft.
 */
export async function unannouncedChange(ctx: Ctx, event: Dated): Promise<DateChange | undefined> {
  const pending = await pendingChange(ctx, event.id);
  return pending ?? savedChange(event);
}

/** Returns the stored change that was made while the show was a draft. */
export function savedChange({ untoldDate }: Pick<Event, "untoldDate">): DateChange | undefined {
  return DateChange.safeParse(untoldDate).data;
}

/** Stores a change until the show is published again. Undefined clears it, once it is announced. */
export async function saveChange(ctx: Ctx, { id }: Dated, change: DateChange | undefined): Promise<void> {
  await ctx.db.event.update({ where: { id }, data: { untoldDate: change ?? Prisma.DbNull } });
}

/**
 * For a show that goes back to draft: stores a change that was about to be announced until the show is
 * published again.
 */
export async function holdChange(ctx: Ctx, event: Dated): Promise<void> {
  const pending = await pendingChange(ctx, event.id);
  if (!pending) return;
  await ctx.sql(
    "reminder_hold_change",
    `UPDATE job SET state = 'cancelled', lease_until = NULL, ended_at = now()
     WHERE subject = $1 AND kind = $2 AND state IN ('queued', 'dispatched') AND payload->>'reminder' = 'changed'`,
    [event.id, sendReminderJob.kind],
  );
  await saveChange(ctx, event, pending);
}

async function pendingChange(ctx: Ctx, eventId: string): Promise<DateChange | undefined> {
  const jobs = await ctx.db.job.findMany({
    where: { subject: eventId, kind: sendReminderJob.kind, state: { in: ["queued", "dispatched"] } },
    select: { payload: true },
  });
  return jobs.map(({ payload }) => sendReminderJob.payload.parse(payload).change).find(Boolean);
}
