import type { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { planReminders } from "./plan-reminders";
import { settleSeconds } from "./reminder-times";
import { sendReminderJob } from "./send-reminder-job";

type Change = NonNullable<z.infer<typeof sendReminderJob.payload>["change"]>;

/**
 * Moves a show's reminders with its date, in the transaction that moved it, and has those who know the former one told. A
 * change that is not told yet and the next one are told together, from where the date was at first.
 */
export async function replanReminders(ctx: Ctx, before: Event, after: Event): Promise<void> {
  const untold = await untoldChange(ctx, after.id);
  await cancelJobs(sendReminderJob.kind, [after.id]);
  planReminders(ctx, after, { moved: after.startsAt?.getTime() !== before.startsAt?.getTime() });
  if (after.state !== "published") return;
  const now = ctx.now.toISOString();
  const seconds = settleSeconds();
  const payload = {
    event_id: after.id,
    reminder: "changed" as const,
    starts_at: isoOrNull(after.startsAt),
    due_at: new Date(ctx.now.getTime() + seconds * 1_000).toISOString(),
    change: {
      from: untold
        ? untold.from
        : { starts_at: isoOrNull(before.startsAt), ends_at: isoOrNull(before.endsAt) },
      since: untold ? untold.since : now,
      at: now,
    },
  };
  ctx.enqueue(sendReminderJob, payload, { subject: after.id, dueInSeconds: seconds });
}

/** The change of the date that nobody was told of yet. */
async function untoldChange(ctx: Ctx, eventId: string): Promise<Change | undefined> {
  const jobs = await ctx.db.job.findMany({
    where: { subject: eventId, kind: sendReminderJob.kind, state: { in: ["queued", "dispatched"] } },
    select: { payload: true },
  });
  return jobs.map(({ payload }) => sendReminderJob.payload.parse(payload).change).find(Boolean);
}
