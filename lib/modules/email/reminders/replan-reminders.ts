import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { planReminders } from "./plan-reminders";
import { settleSeconds } from "./reminder-times";
import { sendReminderJob } from "./send-reminder-job";
import { saveChange, savedChange, stopAnnouncing } from "./unannounced-change";

/**
 * Moves a show's reminders with its date, in the same transaction, and notifies those who know the previous
 * date. A change that not everyone has been told of is combined with the next one, starting from the original
 * date. A change to a draft that was published before is kept until it is published again.
 */
export async function replanReminders(ctx: Ctx, before: Event, after: Event): Promise<void> {
  const pending = await stopAnnouncing(ctx, before, "The show's date has changed again.");
  const untold = pending ?? savedChange(before);
  await cancelJobs(sendReminderJob.kind, [after.id]);
  planReminders(ctx, after, { moved: after.startsAt?.getTime() !== before.startsAt?.getTime() });
  const now = ctx.now.toISOString();
  const change = {
    from: untold ? untold.from : { starts_at: isoOrNull(before.startsAt), ends_at: isoOrNull(before.endsAt) },
    since: untold ? untold.since : now,
    at: now,
  };
  if (after.state === "draft" && after.publishedAt) return saveChange(ctx, after, change);
  if (after.state !== "published") return;
  if (after.untoldDate !== null) await saveChange(ctx, after, undefined);
  const seconds = settleSeconds();
  const payload = {
    event_id: after.id,
    reminder: "changed" as const,
    starts_at: isoOrNull(after.startsAt),
    due_at: new Date(ctx.now.getTime() + seconds * 1_000).toISOString(),
    change,
  };
  ctx.enqueue(sendReminderJob, payload, { subject: after.id, dueInSeconds: seconds });
}
