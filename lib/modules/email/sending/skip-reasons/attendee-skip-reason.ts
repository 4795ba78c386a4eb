import type { MailMessage } from "@/lib/generated/prisma/client";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import { addressSkipReason } from "./address-skip-reason";

/**
 * Returns why an email to an attendee must be skipped: the show or the registration is gone, or the address
 * refuses email.
 */
export function attendeeSkipReason(
  mail: EmailSubject & { message: Pick<MailMessage, "toEmail"> },
): DeliveryBlock | undefined {
  const { message, workspace, event, registration } = mail;
  if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
  if (!event || !registration) return skipped("gone", "The show or registration no longer exists.");
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`show_${event.state}`, `The show is ${event.state}.`);
  if (registration.removedAt || registration.state === "cancelled")
    return skipped("place_given_up", "The registration was removed or cancelled.");
  return addressSkipReason(mail, workspace.id, message.toEmail);
}
