import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { noticeKey } from "./notice-key";
import { countNoticeRecipients } from "./notice-recipients";
import { notifyOfCancellationJob } from "./notify-of-cancellation-job";

/**
 * Has everybody told that the show is called off. The mails are written by a job; asked for twice, nobody gets two.
 * @returns how many get one who had none yet, which a dry run answers with as well
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
