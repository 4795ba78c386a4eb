import type { z } from "zod";
import { findReminded, type Place, type Reminded } from "@/lib/modules/email/reminders";
import {
  type AfterShowKind,
  afterShowEmails,
  afterShowSkipReason,
  queueEmails,
  readingRecipients,
  watchedLive,
} from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Job } from "@/lib/platform/jobs";
import { type Reschedule, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { env } from "@/lib/platform/runtime/env";
import { lastRecorded } from "./last-recorded";
import type { sendAfterShowJob } from "./send-after-show-job";

type Planned = z.infer<typeof sendAfterShowJob.payload>;

/** Size of one transaction: it blocks no one for long, and a crash repeats at most this many. */
const BATCH = 500;
/** How often to look whether a show that is on air again is over. */
const LOOK_SECONDS = 15 * 60;

interface Batch extends Record<AfterShowKind, number> {
  /** Why there are none. */
  why?: string;
  next?: Place;
  /** The show is on air again: it's looked at again later, since what isn't recorded plans no emails. */
  isOnAir?: boolean;
}

/**
 * Queues the replay for everyone who was registered when the show ended, in batches. The email's row makes it unique, so a
 * second run adds nothing, and no one gets both kinds.
 */
export async function sendAfterShow(
  job: Job,
  planned: Planned,
  goOn: () => Promise<void>,
): Promise<Batch | Reschedule> {
  const sum: Batch = { replay: 0, missed: 0 };
  for (let after: Place | undefined; ; ) {
    const batch = await asSystem("after-show.send", job, (ctx) => sendBatch(ctx, planned, after));
    if (batch.isOnAir) return rescheduleIn(LOOK_SECONDS / env().SCHEDULE_SCALE);
    sum.replay += batch.replay;
    sum.missed += batch.missed;
    after = batch.next;
    if (!after) return batch.why === undefined ? sum : { ...sum, why: batch.why };
    await goOn();
  }
}

async function sendBatch(ctx: Ctx, planned: Planned, after: Place | undefined): Promise<Batch> {
  const { event_id, session_id, ended_at } = planned;
  await readingRecipients(ctx, event_id);
  const event = await ctx.db.event.findUnique({ where: { id: event_id }, include: { client: true } });
  if (!event) return { replay: 0, missed: 0, why: "gone" };
  const last = await lastRecorded(ctx, event_id);
  const why = last?.id === session_id ? (await afterShowSkipReason(event, ctx.now))?.why : "show_resumed";
  if (event.state === "live" && why === "show_not_over") return { replay: 0, missed: 0, isOnAir: true };
  if (why !== undefined) return noted(ctx, event.slug, { replay: 0, missed: 0, why });
  const people = await findReminded(ctx, {
    eventId: event_id,
    until: new Date(ended_at),
    since: null,
    announced: null,
    after,
    most: BATCH,
  });
  const attended = await watchedLive(
    event_id,
    people.map(({ id }) => id),
  );
  const queue = async (kind: AfterShowKind) => {
    const those = people.filter(({ id }) => attended.has(id) === (kind === "replay"));
    const written = await queueEmails(ctx, afterShowEmails[kind], those.map(requestFor(event_id)));
    return written.filter((id) => id !== undefined).length;
  };
  const next = people.length === BATCH ? people.at(-1) : undefined;
  return noted(ctx, event.slug, {
    replay: await queue("replay"),
    missed: await queue("missed"),
    ...(next ? { next } : {}),
  });
}

const requestFor =
  (eventId: string) =>
  ({ id, name, email }: Reminded) => ({
    to: { name, email },
    eventId,
    registrationId: id,
    facts: undefined,
    dedupeKey: `after_show:${id}`,
  });

function noted(ctx: Ctx, slug: string, batch: Batch): Batch {
  const { replay, missed, why = null } = batch;
  ctx.record({ subjectType: "event", subjectId: slug, after: { replay, missed, why } });
  return batch;
}
