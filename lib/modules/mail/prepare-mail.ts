import { db } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import { openFacts } from "./define-mail";
import { loadMailSubject } from "./mail-subject";
import { findMail } from "./mails";
import { senderOf } from "./sender-of";
import { hasBody, storedMail } from "./stored-body";

/** States after which nothing more happens to a message, and the three before. A draft waits for somebody to send it. */
export type MailState =
  | "draft"
  | "queued"
  | "sending"
  | "sent"
  | "captured"
  | "suppressed"
  | "skipped"
  | "failed";

/**
 * Makes the content of a queued message and stores it, once: later attempts send the very same bytes, which
 * providers demand of a repeated idempotency key. In the test environment that is all that ever happens to it.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareMail(messageId: string, sealed?: string): Promise<MailState> {
  const message = await db().mailMessage.findUnique({ where: { id: messageId } });
  if (!message) return "skipped";
  if (message.state !== "queued" || hasBody(message)) return message.state as MailState;
  const mail = findMail(message.kind);
  if (!mail) throw new Error(`This release knows no mail ${message.kind}`);
  const now = workspaceNow(message);
  const subject = await loadMailSubject(message);
  const block = await mail.whyNot({ message, ...subject, now });
  if (block) return settle(messageId, { state: block.state, error: block.reason });
  if (mail.isSecret) return "queued";
  const content = await mail.compose({ message, ...subject, facts: openFacts(mail, sealed), now });
  const made = { ...content, ...senderOf(mail.layers, subject) };
  const captured = message.environment === "test";
  return settle(messageId, {
    ...storedMail(made),
    ...(captured ? { state: "captured", sentAt: now } : { state: "queued" }),
  });
}

interface Change {
  state: MailState;
  error?: string;
  sentAt?: Date;
}

/** Compare-and-set: only a queued message changes. */
async function settle(id: string, change: Change): Promise<MailState> {
  const { count } = await db().mailMessage.updateMany({ where: { id, state: "queued" }, data: change });
  if (count > 0) return change.state;
  const now = await db().mailMessage.findUnique({ where: { id }, select: { state: true } });
  return (now?.state ?? "skipped") as MailState;
}
