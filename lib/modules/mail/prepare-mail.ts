import { db } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import { openFacts } from "./define-mail";
import type { MailState } from "./mail-state";
import { loadMailSubject } from "./mail-subject";
import { findMail } from "./mails";
import type { Once } from "./once";
import { senderOf } from "./sender-of";
import { settleMail } from "./settle-mail";
import { hasBody } from "./stored-body";

/**
 * Makes the content of a queued message and stores it, once: later attempts send the very same bytes, which
 * providers demand of a repeated idempotency key. In the test environment that is all that ever happens to it.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareMail(messageId: string, sealed?: string, once?: Once): Promise<MailState> {
  const message = await db().mailMessage.findUnique({ where: { id: messageId } });
  if (!message) return "skipped";
  if (message.state !== "queued" || hasBody(message)) return message.state as MailState;
  const mail = findMail(message.kind);
  if (!mail) throw new Error(`This release knows no mail ${message.kind}`);
  const now = workspaceNow(message);
  const subject = await loadMailSubject(message);
  const block = await mail.whyNot({ message, ...subject, now });
  if (block) return settleMail(messageId, { state: block.state, error: block.reason });
  if (mail.isSecret) return "queued";
  const content = await mail.compose({ message, ...subject, facts: openFacts(mail, sealed), now, once });
  const made = { ...senderOf(mail.layers, subject), ...content };
  const captured = message.environment === "test";
  return settleMail(
    messageId,
    captured ? { state: "captured", sentAt: now, made } : { state: "queued", made },
  );
}
