import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { noticeKey } from "./notice-key";
import { countNoticeRecipients } from "./notice-recipients";
import { notifyOfCancellationJob } from "./notify-of-cancellation-job";

/**
 * Notifies everyone that the show is cancelled. A job queues the emails; calling it twice sends none twice.
 * @returns the number of new recipients, in a dry run too
 */
export async function notifyPeople(
  ctx: Ctx,
  event: Event,
  { wasOpen }: { wasOpen: boolean },
): Promise<number> {
  const occasion = { withdrawn: event.state === "draft", occasion: event.calendarSequence };
  const recipients = wasOpen ? await countNoticeRecipients(ctx, event.id, noticeKey(occasion)) : 0;
  ctx.meta.recipients = recipients;
  if (recipients === 0) return 0;
  ctx.enqueue(notifyOfCancellationJob, { event_id: event.id, ...occasion }, { subject: event.id });
  ctx.record({ subjectType: "event", subjectId: event.slug, after: { told: recipients } });
  return recipients;
}
