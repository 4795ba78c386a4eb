import type { z } from "zod";
import { cancelledEmail, queueEmails, readingRecipients } from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Job } from "@/lib/platform/jobs";
import { noticeKey } from "./notice-key";
import { readNoticeRecipients } from "./notice-recipients";
import type { notifyOfCancellationJob } from "./notify-of-cancellation-job";

type Occasion = z.infer<typeof notifyOfCancellationJob.payload>;

/**
 * Size of one transaction. A crash repeats at most this many, and emails that already exist aren't
 * duplicated.
 */
const BATCH = 500;

/** Queues the emails in batches, as long as the show is still cancelled. */
export async function notifyOfCancellation(
  job: Job,
  occasion: Occasion,
  goOn: () => Promise<void>,
): Promise<{ mails: number }> {
  let mails = 0;
  let after: string | undefined = "";
  for (;;) {
    const from: string = after;
    const batch = await asSystem("event.tell-cancelled", job, (ctx) => writeBatch(ctx, occasion, from));
    mails += batch.mails;
    after = batch.next;
    if (after === undefined) return { mails };
    await goOn();
  }
}

const isOff = (state: string, withdrawn: boolean): boolean =>
  withdrawn ? state === "draft" : state === "cancelled" || state === "archived";

async function writeBatch(
  ctx: Ctx,
  { event_id, withdrawn, occasion }: Occasion,
  after: string,
): Promise<{ mails: number; next?: string | undefined }> {
  await readingRecipients(ctx, event_id);
  const event = await ctx.db.event.findUnique({ where: { id: event_id } });
  if (!event || !isOff(event.state, withdrawn)) return { mails: 0 };
  const key = noticeKey({ withdrawn, occasion });
  const people = await readNoticeRecipients(ctx, event_id, after, BATCH);
  const written = await queueEmails(
    ctx,
    cancelledEmail,
    people.map(({ kind, id, name, email }) => ({
      to: { name, email },
      eventId: event_id,
      ...(kind === "registration" ? { registrationId: id } : { guestId: id }),
      facts: { withdrawn },
      dedupeKey: `${key.before}${id}${key.behind}`,
    })),
  );
  const mails = written.filter((id) => id !== undefined).length;
  ctx.record({ subjectType: "event", subjectId: event.slug, after: { cancelled_mails: mails } });
  return { mails, next: people.length === BATCH ? people.at(-1)?.id : undefined };
}
