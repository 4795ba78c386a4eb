import type { MailMessage, Registration } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import { deliveryAddress } from "../address/delivery-address";
import type { CopyKind } from "../copy-schema";
import { loadEmailSubject } from "../definition/email-subject";
import { findEmail } from "../emails";

export interface EmailVerdict {
  state: "would_send" | "skipped" | "suppressed" | "unused";
  /** The reason in a sentence. Null if nothing blocks it. */
  reason: string | null;
  /** The newest email of this kind to this person. */
  last: Pick<MailMessage, "id" | "state" | "error" | "createdAt" | "sentAt"> | null;
}

interface About {
  id: string;
  workspaceId: string;
  environment: MailMessage["environment"];
  startsAt: Date | null;
}

/**
 * Returns whether an email of this kind would be sent to this person now, by the rules applied at sending.
 * `dueAt` is for emails that must not be sent much later. Writes nothing.
 */
export async function explainEmail(
  kind: CopyKind,
  registration: Registration,
  event: About,
  dueAt: Date | null,
): Promise<EmailVerdict> {
  const about = { workspaceId: event.workspaceId, eventId: event.id, registrationId: registration.id };
  const mail = findEmail(kind);
  const last = await db().mailMessage.findFirst({
    where: { ...about, kind },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, state: true, error: true, createdAt: true, sentAt: true },
  });
  if (!mail) return { state: "unused", reason: "This kind of email isn't sent yet.", last };
  const message = {
    ...about,
    kind,
    environment: event.environment,
    toEmail: deliveryAddress(registration.email),
    startsAt: event.startsAt,
    dueAt,
  };
  const subject = await loadEmailSubject(message as MailMessage);
  const block = await mail.skipReason({
    message: message as MailMessage,
    ...subject,
    now: workspaceNow(event),
  });
  return { state: block?.state ?? "would_send", reason: block?.reason ?? null, last };
}
