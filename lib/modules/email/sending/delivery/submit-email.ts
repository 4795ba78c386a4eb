import type { MailMessage } from "@/lib/generated/prisma/client";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { microbatch } from "@/lib/platform/database/microbatch";
import { type EmailProvider, emailProvider } from "@/lib/providers/email";
import type { ComposedEmail } from "../definition/composed-email";
import { openFacts } from "../definition/define-email";
import { loadEmailSubject } from "../definition/email-subject";
import { senderOf } from "../definition/sender-of";
import { findEmail } from "../emails";
import { type Delivery, deliverEmail } from "./deliver-email";
import type { EmailState } from "./email-state";
import { stateOf } from "./settle-email";
import { bodyOf } from "./stored-body";

/**
 * Hands over a message that was stored before, or composes it now if it is secret, and records that it was
 * sent.
 * @returns the message's state
 * @throws EmailError as `deliverEmail` does
 */
export async function submitEmail(
  messageId: string,
  sealed?: string,
  provider: EmailProvider = emailProvider(),
): Promise<EmailState> {
  const delivery = await deliverStored(messageId, sealed, provider);
  return delivery();
}

/** The first half of `submitEmail`. */
export async function deliverStored(
  messageId: string,
  sealed: string | undefined,
  provider: EmailProvider,
): Promise<Delivery> {
  const message = await claim({ id: messageId, provider: provider.name });
  return message
    ? deliverEmail(message, provider, () => contentOf(message, sealed))
    : () => stateOf(messageId);
}

/** Also takes over `sending`: the job's lease guarantees that the process which left it there has stopped. */
const claim = microbatch<{ id: string; provider: string }, MailMessage | undefined>({
  max: 200,
  run: async (claims) => {
    const byProvider = Map.groupBy(claims, ({ provider }) => provider);
    const taken = new Map<string, MailMessage>();
    for (const [provider, those] of byProvider) {
      const rows = await db().mailMessage.updateManyAndReturn({
        where: { id: { in: those.map(({ id }) => id) }, state: { in: ["queued", "sending"] } },
        data: { state: "sending", provider },
      });
      for (const row of rows) taken.set(row.id, row);
    }
    return claims.map(({ id }) => taken.get(id));
  },
});

async function contentOf(message: MailMessage, sealed: string | undefined): Promise<ComposedEmail> {
  const mail = findEmail(message.kind);
  if (mail?.isSecret) {
    const subject = await loadEmailSubject(message);
    const facts = openFacts(mail, sealed);
    const content = await mail.compose({ message, ...subject, facts, now: databaseNow() });
    return { ...senderOf(mail.layers, subject), ...content };
  }
  return { ...message, ...bodyOf(message) };
}
