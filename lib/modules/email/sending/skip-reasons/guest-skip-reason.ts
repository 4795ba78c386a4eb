import type { MailMessage } from "@/lib/generated/prisma/client";
import type { SubscriptionKind } from "../compose/links/subscription-kinds";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import { readerSkipReason } from "./reader-skip-reason";

type Asked = EmailSubject & { message: Pick<MailMessage, "toEmail"> };

/**
 * Returns why an email to a guest must be skipped: the show or the guest is gone, or the address refuses
 * email.
 */
export function guestSkipReason(
  mail: Asked,
  kind: SubscriptionKind = "guest_invite",
): DeliveryBlock | undefined {
  const { message, workspace, event, guest } = mail;
  if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
  if (!event || !guest) return skipped("gone", "The show or guest no longer exists.");
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "ended") return skipped("show_over", "The show has ended.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`show_${event.state}`, `The show is ${event.state}.`);
  if (guest.deletedAt) return skipped("gone", "The guest was removed.");
  return readerSkipReason(mail, workspace.id, { id: guest.id, email: message.toEmail }, kind);
}
