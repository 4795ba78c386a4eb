import type { MailMessage } from "@/lib/generated/prisma/client";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import { readerSkipReason } from "./reader-skip-reason";

/**
 * Returns why someone isn't notified of a show's cancellation: it isn't cancelled, is over, their
 * registration has ended, or they don't want this email.
 */
export function cancelledSkipReason(
  mail: EmailSubject & { message: MailMessage; now: Date },
): DeliveryBlock | undefined {
  const { message, workspace, event, registration, guest, now } = mail;
  if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
  const person = registration ?? guest;
  if (!event || !person) return skipped("gone", "The show, registration or guest no longer exists.");
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "published" || event.state === "live")
    return skipped("show_on", "The show isn't cancelled.");
  if (event.state === "ended" || (event.endsAt && event.endsAt <= now))
    return skipped("show_over", "The show has ended.");
  if (registration && (registration.removedAt || registration.state === "cancelled"))
    return skipped("place_given_up", "The registration was removed or cancelled.");
  if (guest?.deletedAt) return skipped("gone", "The guest was removed.");
  const { id } = person;
  const unsubscribedAt = registration?.unsubscribedAt ?? null;
  return readerSkipReason(mail, workspace.id, { id, email: message.toEmail, unsubscribedAt }, "cancelled");
}
