import { setTimeout as sleep } from "node:timers/promises";
import type { MailMessage } from "@/lib/generated/prisma/client";
import { senderCalled } from "@/lib/modules/email/sending/address/sender";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { microbatch } from "@/lib/platform/database/microbatch";
import { failpoint } from "@/lib/platform/runtime/failpoint";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import {
  EmailError,
  type EmailProvider,
  LONGEST_PAUSE_SECONDS,
  type OutgoingEmail,
  pausedSeconds,
  pauseSending,
  sendingWorks,
} from "@/lib/providers/email";
import type { ComposedEmail } from "../definition/composed-email";
import type { EmailState } from "./email-state";
import { endUndelivered } from "./end-undelivered";
import { stateOf } from "./settle-email";

/**
 * Accepted by the provider but not recorded yet. While this process lives, such an email isn't sent again.
 */
const accepted = processSingleton("mail-accepted", () => new Map<string, string>());

export const isAccepted = (id: string): boolean => accepted.has(id);

/** Records the result of a message that was handed over, and returns its state. */
export type Delivery = () => Promise<EmailState>;

/**
 * Hands a claimed message to the provider. The returned function records that it was sent. The message's ID
 * is the provider's idempotency key in every attempt, so a crash between the two steps causes at most a
 * repeat, which the provider recognizes (or, over SMTP, the receiver by its `Message-ID`).
 * @throws EmailError transient: retry later. Permanent ones end the message as failed.
 */
export async function deliverEmail(
  message: MailMessage,
  provider: EmailProvider,
  content: () => Promise<ComposedEmail>,
): Promise<Delivery> {
  const { id } = message;
  // Checked here again on purpose: test email must never reach a provider.
  if (message.environment === "test") throw new Error(`${id} is a test message`);
  try {
    const providerId = accepted.get(id) ?? (await send(message, provider, await content()));
    accepted.set(id, providerId);
    return () => noteSent(id, providerId);
  } catch (error) {
    if (!(error instanceof EmailError)) throw error;
    const state = await refused(message, error);
    return async () => state;
  }
}

async function noteSent(id: string, providerId: string): Promise<EmailState> {
  failpoint("mail-handed-over");
  await persistently(() => markSent({ id, providerId }));
  accepted.delete(id);
  return "sent";
}

async function refused(message: MailMessage, error: EmailError): Promise<EmailState> {
  const { id } = message;
  if (error.isBounce) {
    // The receiving server refused the address during the SMTP session.
    const how = { how: "bounced", reason: error.message, suppress: true, at: databaseNow() } as const;
    await endUndelivered(message, how);
    return stateOf(id);
  }
  const state: EmailState = error.kind === "permanent" ? "failed" : "queued";
  await db().mailMessage.updateMany({
    where: { id, state: "sending" },
    data: { state, error: error.message },
  });
  if (error.kind === "permanent") return "failed";
  if (error.retryAfterSeconds === undefined) throw error;
  const wait = waitOf(message, pauseSending(error.retryAfterSeconds));
  throw new EmailError(error.message, "transient", wait);
}

/** How long an email may wait for a provider that limits the rate. After that, its attempts count. */
const MAX_WAIT_HOURS = 24;

/** The provider may refuse only this one, so the longer an email has waited, the longer it waits again. */
const WAITED_PER_WAIT = 60;

function waitOf({ writtenAt, createdAt }: MailMessage, pause: number): number | undefined {
  const waited = (databaseNow().getTime() - (writtenAt ?? createdAt).getTime()) / 1_000;
  if (waited >= MAX_WAIT_HOURS * 3_600) return undefined;
  return Math.max(pause, Math.min(LONGEST_PAUSE_SECONDS, waited / WAITED_PER_WAIT));
}

async function send(message: MailMessage, provider: EmailProvider, content: ComposedEmail): Promise<string> {
  const wait = pausedSeconds();
  if (wait > 0) throw new EmailError("The email provider limits how fast we send.", "transient", wait);
  const mail: OutgoingEmail = {
    id: message.id,
    from: senderCalled(content.fromName),
    to: { name: message.toName, address: message.toEmail },
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    subject: content.subject,
    html: content.html,
    text: content.text,
    ...(content.calendar
      ? { calendar: { method: methodOf(content.calendar), content: content.calendar } }
      : {}),
    headers: content.headers,
  };
  const { providerId } = await provider.send(mail, message.id);
  sendingWorks();
  return providerId;
}

const methodOf = (calendar: string): "REQUEST" | "CANCEL" =>
  /^METHOD:CANCEL\r?$/m.test(calendar) ? "CANCEL" : "REQUEST";

/** Records of emails accepted within this time are written together. Nothing waits for them. */
const GATHER_MS = 10;

const markSent = microbatch<{ id: string; providerId: string }, void>({
  max: 200,
  waitMs: GATHER_MS,
  run: async (mails) => {
    await sql(
      "mail_sent",
      `UPDATE mail_message m SET state = 'sent', provider_id = s.provider_id, sent_at = $3, error = NULL
       FROM unnest($1::text[], $2::text[]) AS s (id, provider_id) WHERE m.id = s.id AND m.state = 'sending'`,
      [mails.map(({ id }) => id), mails.map(({ providerId }) => providerId), databaseNow()],
    );
    return mails.map(() => undefined);
  },
});

const WAITS_MS = [100, 500, 2_000, 5_000, 10_000];

/** The email has been sent, so a brief database outage must not lose the record. */
async function persistently(write: () => Promise<unknown>): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      await write();
      return;
    } catch (error) {
      log().warn({ err: error }, "an email was sent but couldn't be marked yet");
      await sleep(wait);
    }
  }
  await write();
}
