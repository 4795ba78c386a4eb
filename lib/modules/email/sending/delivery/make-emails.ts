import type { MailMessage } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import type { ComposedEmail } from "../definition/composed-email";
import { openFacts } from "../definition/define-email";
import { type EmailSubject, loadEmailSubjects, skipped } from "../definition/email-subject";
import { senderOf } from "../definition/sender-of";
import { findEmail } from "../emails";
import { type Once, onceInBatch } from "../show/once";
import { changedAddress } from "./changed-address";
import { isAccepted } from "./deliver-email";
import { type EmailState, isOpen } from "./email-state";
import { settle, settleEmail, stateOf } from "./settle-email";
import { hasBody } from "./stored-body";

export interface EmailToSend {
  messageId: string;
  /** Its encrypted facts, if it has any. */
  sealed: string | undefined;
}

/**
 * Result of composing a message.
 * - `settled`: its row says everything. In `queued` and `sending`, it is handed over from the row, or
 * composed when it is sent.
 * - `claimed`: stored, and to be handed over by this process.
 */
export type Making =
  | { outcome: "settled"; state: EmailState }
  | { outcome: "claimed"; message: MailMessage; made: ComposedEmail }
  | { outcome: "failed"; error: unknown };

/**
 * Composes the content of queued messages, in order: rows are read together, shared parts are rendered once,
 * results are stored with one statement, and one that can't be composed doesn't affect the others. In the
 * test environment, nothing more happens to them. If a provider is given, the same statement claims the
 * others for it. Every attempt checks whether the message must still be sent: the last one may be hours ago.
 */
export async function makeEmails(mails: readonly EmailToSend[], provider?: string): Promise<Making[]> {
  const ids = mails.map(({ messageId }) => messageId);
  const rows = await db().mailMessage.findMany({ where: { id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const open = rows.filter(({ id, state }) => isOpen(state as EmailState) && !isAccepted(id));
  const subjects = await loadEmailSubjects(open);
  const subjectOf = new Map(open.map(({ id }, index) => [id, subjects[index] as EmailSubject]));
  const once = onceInBatch();
  return Promise.all(
    mails.map(async ({ messageId, sealed }): Promise<Making> => {
      const [message, subject] = [byId.get(messageId), subjectOf.get(messageId)];
      if (!message || !subject) return settled((message?.state ?? "skipped") as EmailState);
      return makeEmail({ message, ...subject, once }, sealed, provider).catch((error: unknown) => ({
        outcome: "failed",
        error,
      }));
    }),
  );
}

const settled = (state: EmailState): Making => ({ outcome: "settled", state });

interface EmailInBatch extends EmailSubject {
  message: MailMessage;
  once: Once;
}

async function makeEmail(
  found: EmailInBatch,
  sealed: string | undefined,
  provider: string | undefined,
): Promise<Making> {
  const to = changedAddress(found.message, found);
  const asked = { ...found, message: { ...found.message, ...to } };
  const { message } = asked;
  const { id } = message;
  const mail = findEmail(message.kind);
  const now = workspaceNow(message);
  const block = (await mail?.skipReason({ ...asked, now })) ?? (to && addressSkipReason(message));
  if (block) return settled(await settleEmail(id, { state: block.state, error: block.reason }));
  if (!isToMake(message) && !to) return settled(message.state as EmailState);
  if (!mail) throw new Error(`This release knows no mail ${message.kind}`);
  if (mail.isSecret) return settled("queued");
  const content = await mail.compose({ ...asked, facts: openFacts(mail, sealed), now });
  const made = { ...senderOf(mail.layers, asked), ...content };
  if (message.environment === "test")
    return settled(await settleEmail(id, { state: "captured", sentAt: now, made, ...to }));
  if (!provider) return settled(await settleEmail(id, { state: "queued", made, ...to }));
  const isOurs = await settle({ id, state: "sending", provider, made, ...to });
  return isOurs ? { outcome: "claimed", message, made } : settled(await stateOf(id));
}

/**
 * Composed once: later attempts send the same bytes, as providers require for a repeated idempotency key.
 * Only another address gets new ones.
 */
const isToMake = (message: MailMessage): boolean => message.state === "queued" && !hasBody(message);

/** One that a stopped process left may have reached the previous address already. */
const addressSkipReason = ({ state, toEmail }: MailMessage) =>
  state === "sending" || toEmail === ""
    ? skipped("address_changed", "The person's email address has changed.")
    : undefined;
