import type { Communication, Event } from "@/lib/generated/prisma/client";
import { messageEmail, queueEmails, readingRecipients } from "@/lib/modules/email/sending";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { resultsOf } from "../results";
import type { Audience } from "../schema";
import { saveAudience } from "./audience";

/** Maximum number of emails, with their jobs, that one transaction queues. */
const BATCH = 500;

interface Owner {
  workspaceId: string;
  environment: Environment;
}

interface Going {
  ctx: Ctx;
  communication: Communication;
  event: Event;
}

/** What to do next: continue immediately, wait for emails to be sent, continue at a time, or stop. */
type Next = "more" | "wait" | "done" | Date;

/**
 * Makes the next step of sending a message: stores its audience, queues the next emails, or ends the message
 * when all emails are sent. Each step takes the message's lock, as canceling does, so a canceled message
 * stops.
 */
export async function deliverCommunication(owner: Owner, id: string): Promise<Next> {
  return await asSystem("communication.send", owner, async (ctx) => {
    const about = await ctx.db.communication.findUnique({ where: { id }, select: { eventId: true } });
    if (about) await readingRecipients(ctx, about.eventId);
    await ctx.sql("communication_step", "SELECT 1 FROM communication WHERE id = $1 FOR UPDATE", [id]);
    const found = await ctx.db.communication.findUnique({ where: { id }, include: { event: true } });
    if (!found) return "done";
    const { event, ...communication } = found;
    const going = { ctx, communication, event };
    const { state, scheduledFor } = communication;
    // It was rescheduled after this job was queued.
    if (state === "scheduled" && scheduledFor && scheduledFor > ctx.now) return scheduledFor;
    if (state === "queued" || state === "scheduled") return await begin(going);
    if (communication.state !== "sending") return "done";
    if (await writeEmails(going)) return "more";
    return (await end(going)) ? "done" : "wait";
  });
}

async function begin({ ctx, communication, event }: Going): Promise<"more" | "done"> {
  if (event.state === "archived") {
    await fail({ ctx, communication, event }, "The show is archived.");
    return "done";
  }
  await saveAudience(ctx, communication.id, event, communication.audience as Audience);
  await ctx.db.communication.update({
    where: { id: communication.id },
    data: { state: "sending", startedAt: ctx.now, updatedAt: ctx.now },
  });
  return "more";
}

/** @returns whether any were left to queue */
async function writeEmails({ ctx, communication, event }: Going): Promise<boolean> {
  const people = await ctx.db.communicationRecipient.findMany({
    where: { communicationId: communication.id, mailId: null, excluded: null },
    orderBy: { personId: "asc" },
    take: BATCH,
  });
  if (people.length === 0) return false;
  const ids = await queueEmails(
    ctx,
    messageEmail,
    people.map(({ name, email, personKind, personId }) => ({
      to: { name, email },
      eventId: event.id,
      ...(personKind === "registration" ? { registrationId: personId } : { guestId: personId }),
      facts: { communication_id: communication.id },
      dedupeKey: `communication:${communication.id}:${personId}`,
    })),
  );
  await ctx.sql(
    "communication_mailed",
    `UPDATE communication_recipient r SET mail_id = n.mail_id
     FROM unnest($2::text[], $3::text[]) AS n (person_id, mail_id)
     WHERE r.communication_id = $1 AND r.person_id = n.person_id`,
    [communication.id, people.map(({ personId }) => personId), ids],
  );
  return true;
}

/** @returns false while emails are still being sent */
async function end({ ctx, communication, event }: Going): Promise<boolean> {
  const results = (await resultsOf(ctx.sql, [communication.id])).get(communication.id);
  if (!results) return true;
  if (results.queued + results.sending + results.waiting > 0) return false;
  const out = results.sent + results.captured + results.complained;
  const failed = results.failed + results.bounced;
  if (out === 0) {
    await fail({ ctx, communication, event }, reasonOf(failed));
    return true;
  }
  await ctx.db.communication.update({
    where: { id: communication.id },
    data: { state: "sent", endedAt: ctx.now, updatedAt: ctx.now },
  });
  emitForEvent(ctx, "communication.sent", event, {
    message_id: communication.id,
    kind: messageEmail.kind,
    recipients: out,
    failed,
  });
  return true;
}

const reasonOf = (failed: number): string =>
  failed > 0 ? "No email server accepted any of its emails." : "No one could receive it.";

async function fail({ ctx, communication, event }: Going, reason: string): Promise<void> {
  await ctx.db.communication.update({
    where: { id: communication.id },
    data: { state: "failed", error: reason, endedAt: ctx.now, updatedAt: ctx.now },
  });
  emitForEvent(ctx, "communication.failed", event, {
    message_id: communication.id,
    kind: messageEmail.kind,
    reason,
  });
}

/** Ends a message whose job failed permanently. */
export async function failCommunication(owner: Owner, id: string): Promise<void> {
  const found = await db().communication.findUnique({ where: { id }, include: { event: true } });
  if (!found || ["sent", "failed", "cancelled"].includes(found.state)) return;
  const { event, ...communication } = found;
  await asSystem("communication.send", owner, (ctx) =>
    fail({ ctx, communication, event }, "Something went wrong on our side, so it wasn't sent."),
  );
}
