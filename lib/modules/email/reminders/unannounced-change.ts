import { type Event, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { DateChange, sendReminderJob } from "./send-reminder-job";

type Dated = Pick<Event, "id" | "untoldDate">;

/** Returns the stored change that was made while the show was a draft. */
export function savedChange({ untoldDate }: Pick<Event, "untoldDate">): DateChange | undefined {
  return DateChange.safeParse(untoldDate).data;
}

/** Stores a change until the show is published again. Undefined clears it, once it is announced. */
export async function saveChange(ctx: Ctx, { id }: Dated, change: DateChange | undefined): Promise<void> {
  await ctx.db.event.update({ where: { id }, data: { untoldDate: change ?? Prisma.DbNull } });
}

/**
 * For a show that goes back to draft: stores a change that not everyone has been told of until the show is
 * published again.
 */
export async function holdChange(ctx: Ctx, event: Dated): Promise<void> {
  const change = await stopAnnouncing(ctx, event, "The show isn't published.");
  if (change) await saveChange(ctx, event, change);
}

const STOP_JOBS = `
UPDATE job SET state = 'cancelled', lease_until = NULL, ended_at = now()
WHERE subject = $1 AND kind = $2 AND state IN ('queued', 'dispatched', 'running')
  AND payload->>'reminder' = 'changed'
RETURNING payload`;

/** Emails being handed over are left alone: each attempt checks the show. */
const STOP_EMAILS = `
WITH open AS (
  SELECT id, state FROM mail_message WHERE event_id = $1 AND kind = 'changed' AND state IN ('queued', 'sending')
), stopped AS (
  UPDATE mail_message m SET state = 'skipped', error = $2 FROM open
  WHERE m.id = open.id AND open.state = 'queued' AND m.state = 'queued'
)
SELECT count(*)::int AS count FROM open`;

const LAST = `
SELECT payload FROM job
WHERE subject = $1 AND kind = $2 AND state IN ('succeeded', 'failed') AND payload->>'reminder' = 'changed'
ORDER BY created_at DESC, id DESC LIMIT 1`;

/**
 * Ends the announcement of a change of date: the job that waits or runs, and its emails that wait. Waits for
 * the batch that is being queued.
 * @returns the change, unless everyone has been told of it
 */
export async function stopAnnouncing(ctx: Ctx, { id }: Dated, why: string): Promise<DateChange | undefined> {
  const read = (name: string, statement: string) =>
    ctx.sql<{ payload: unknown }>(name, statement, [id, sendReminderJob.kind]);
  const stopped = await read("reminder_stop_jobs", STOP_JOBS);
  const [open] = await ctx.sql<{ count: number }>("reminder_stop_emails", STOP_EMAILS, [id, why]);
  const jobs = stopped.length === 0 && open?.count ? await read("reminder_last_change", LAST) : stopped;
  return jobs.map(({ payload }) => sendReminderJob.payload.parse(payload).change).find(Boolean);
}
