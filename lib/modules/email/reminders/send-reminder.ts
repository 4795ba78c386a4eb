import type { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import {
  lateSkipReason,
  queueEmails,
  readingRecipients,
  reminderEmails,
  showSkipReason,
} from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Job } from "@/lib/platform/jobs";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { findReminded, type Place, type Recipients, type Reminded, recipientsOf } from "./find-reminded";
import type { sendReminderJob } from "./send-reminder-job";

type Planned = z.infer<typeof sendReminderJob.payload>;

/** Size of one transaction: it blocks no one for long, and a crash repeats at most this many. */
const BATCH = 500;

interface Batch {
  mails: number;
  /** Why there are none, or why they are only recorded. */
  why?: string;
  next?: Place;
}

/**
 * Queues one reminder for everyone with a confirmed registration, in batches. The email's row makes it
 * unique, so a restart or a second run adds nothing. Emails that would be too late are recorded as skipped.
 */
export async function sendReminder(
  job: Job,
  planned: Planned,
  goOn: () => Promise<void>,
): Promise<{ mails: number; why: string | null }> {
  let mails = 0;
  let after: Place | undefined;
  for (;;) {
    const batch = await asSystem("reminders.send", job, (ctx) => sendBatch(ctx, job, planned, after));
    mails += batch.mails;
    after = batch.next;
    if (!after) return { mails, why: batch.why ?? null };
    await goOn();
  }
}

async function sendBatch(ctx: Ctx, job: Job, planned: Planned, after: Place | undefined): Promise<Batch> {
  const { event_id, reminder: kind } = planned;
  await readingRecipients(ctx, event_id);
  if (await isCancelled(ctx, job)) return { mails: 0, why: "cancelled" };
  const event = await ctx.db.event.findUnique({ where: { id: event_id }, include: { client: true } });
  if (!event) return { mails: 0, why: "gone" };
  const due = { startsAt: dateOf(planned.starts_at), dueAt: new Date(planned.due_at) };
  const none = showSkipReason(kind, event, due, ctx.now);
  if (none) return noted(ctx, event, planned, { mails: 0, why: none.why });
  const late = lateSkipReason(kind, due, ctx.now);
  const people = await findReminded(ctx, {
    eventId: event.id,
    ...whoHears(planned, event),
    after,
    most: BATCH,
  });
  const written = await queueEmails(
    ctx,
    reminderEmails[kind],
    people.map((person) => requestFor(person, event, planned, due)),
    late,
  );
  const mails = written.filter((id) => id !== undefined).length;
  const last = people.length === BATCH ? people.at(-1) : undefined;
  return noted(ctx, event, planned, {
    mails,
    ...(late ? { why: late.why } : {}),
    ...(last ? { next: last } : {}),
  });
}

/** Whoever cancels it waits for the current batch. */
async function isCancelled(ctx: Ctx, { id }: Job): Promise<boolean> {
  const [row] = await ctx.sql<{ state: string }>(
    "reminder_job",
    "SELECT state FROM job WHERE id = $1 FOR SHARE",
    [id],
  );
  return row?.state === "cancelled";
}

function whoHears({ due_at, moved_at = due_at, change }: Planned, event: Event): Recipients {
  return change
    ? recipientsOf(change, event)
    : { until: new Date(moved_at > due_at ? moved_at : due_at), since: null, announced: null };
}

function requestFor(
  { id, name, email }: Reminded,
  event: Event,
  { reminder, starts_at, change }: Planned,
  due: { startsAt: Date | null; dueAt: Date },
) {
  // Each change of the date is announced once, even one back to a date that was announced before.
  const again = change?.again === undefined ? "" : `:${change.again}`;
  const occasion = change ? `${starts_at}:${event.calendarSequence}${again}` : starts_at;
  return {
    to: { name, email },
    eventId: event.id,
    registrationId: id,
    ...due,
    facts: change?.from,
    dedupeKey: `${reminder}:${id}:${occasion}`,
  };
}

function noted(ctx: Ctx, { slug, startsAt }: Event, { reminder }: Planned, batch: Batch): Batch {
  const { mails, why = null } = batch;
  ctx.record({
    subjectType: "event",
    subjectId: slug,
    after: { reminder, starts_at: isoOrNull(startsAt), mails, why },
  });
  return batch;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
