import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { countNotified } from "./find-reminded";
import { sendReminderJob } from "./send-reminder-job";
import { saveChange, savedChange } from "./unannounced-change";

/**
 * Announces a date that moved while the show was a draft, or whose announcement ended when the show went back
 * to draft, once it is published again.
 * @returns the number of recipients, 0 if all of them know the date
 */
export async function notifyOfMovedDate(ctx: Ctx, event: Event): Promise<number> {
  const saved = savedChange(event);
  if (!saved || !configOf(event).reminders.changed) return 0;
  const due_at = ctx.now.toISOString();
  const change = { ...saved, again: due_at };
  const recipients = await countNotified(ctx, event, change);
  if (recipients === 0) return 0;
  const starts_at = isoOrNull(event.startsAt);
  ctx.enqueue(
    sendReminderJob,
    { event_id: event.id, reminder: "changed", starts_at, due_at, change },
    { subject: event.id },
  );
  await saveChange(ctx, event, undefined);
  return recipients;
}
