import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { composeConfirmation } from "./compose-confirmation";
import { findDeliveryBlock, loadMailSubject } from "./delivery-block";
import { isSealed } from "./mail-kind";
import { hasBody, storedMail } from "./stored-body";

/** States after which nothing more happens to a message, and the two before. */
export type MailState = "queued" | "sending" | "sent" | "captured" | "suppressed" | "skipped" | "failed";

/**
 * Makes the content of a queued message and stores it, once: later attempts send the very same bytes, which
 * providers demand of a repeated idempotency key. In the test environment that is all that ever happens to it.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareMail(messageId: string, now: Date = databaseNow()): Promise<MailState> {
  const message = await db().mailMessage.findUnique({ where: { id: messageId } });
  if (!message) return "skipped";
  if (message.state !== "queued" || hasBody(message)) return message.state as MailState;
  const subject = await loadMailSubject(message);
  const reason = await findDeliveryBlock(message, subject);
  if (reason) return settle(messageId, { state: reason.state, error: reason.reason });
  if (isSealed(message.kind)) return "queued";
  const { event, registration, workspace } = subject;
  if (!event || !registration)
    return settle(messageId, { state: "skipped", error: "What it was about is gone." });
  const made = await composeConfirmation({ event, registration, workspaceName: workspace?.name ?? "", now });
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
