import type { MailMessage } from "@/lib/generated/prisma/client";
import { type DeliveryBlock, type MailSubject, skipped } from "./mail-subject";
import { whyNotAddress } from "./why-not-address";

/** Why a mail to a guest must not go out: the show or the guest is gone, or the address refuses mail. */
export async function whyNotGuest({
  message,
  workspace,
  event,
  guest,
}: MailSubject & { message: Pick<MailMessage, "toEmail"> }): Promise<DeliveryBlock | undefined> {
  if (workspace?.status !== "active") return skipped("The workspace is not active.");
  if (!event || !guest) return skipped("What it was about is gone.");
  if (event.client.status !== "active") return skipped("The client is not active.");
  if (["cancelled", "archived", "ended"].includes(event.state))
    return skipped(`The event is ${event.state}.`);
  if (guest.deletedAt) return skipped("The guest was removed.");
  return await whyNotAddress(workspace.id, message.toEmail);
}
