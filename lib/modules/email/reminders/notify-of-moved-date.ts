import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { DateChange } from "./send-reminder-job";
import { sendReminderJob } from "./send-reminder-job";
import { saveChange, savedChange } from "./unannounced-change";

/** People whom the email `changed` reaches: confirmed, and registered before the date moved ($2). */
const REACHED = `
SELECT count(*)::int AS count FROM registration r
WHERE r.event_id = $1 AND r.removed_at IS NULL AND r.state = 'confirmed' AND r.created_at < $2
  AND r.unsubscribed_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM suppression s WHERE s.workspace_id = $3 AND s.email_normal = r.email_normal)
  AND NOT EXISTS (SELECT 1 FROM mail_opt_out o WHERE o.person_id = r.id AND o.kind = 'changed')`;

/**
 * Announces a date that moved while the show was a draft, once it is published again.
 * @returns the number of recipients, 0 if all of them know the date
 */
export async function notifyOfMovedDate(ctx: Ctx, event: Event): Promise<number> {
  const change = savedChange(event);
  if (!change || isBack(event, change) || !configOf(event).reminders.changed) return 0;
  const [row] = await ctx.sql<{ count: number }>("reminder_moved_count", REACHED, [
    event.id,
    change.at,
    ctx.workspaceId,
  ]);
  const recipients = row?.count ?? 0;
  if (recipients === 0) return 0;
  const due_at = ctx.now.toISOString();
  const starts_at = isoOrNull(event.startsAt);
  ctx.enqueue(
    sendReminderJob,
    { event_id: event.id, reminder: "changed", starts_at, due_at, change },
    { subject: event.id },
  );
  await saveChange(ctx, event, undefined);
  return recipients;
}

const isBack = (event: Event, { from }: DateChange): boolean =>
  from.starts_at === isoOrNull(event.startsAt) && from.ends_at === isoOrNull(event.endsAt);
