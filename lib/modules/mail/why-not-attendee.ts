import type { MailMessage } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { type DeliveryBlock, type MailSubject, skipped } from "./mail-subject";

/** Why a mail to somebody who registered must not go out: the show or the place is gone, or the address refuses mail. */
export async function whyNotAttendee({
  message,
  workspace,
  event,
  registration,
}: MailSubject & { message: Pick<MailMessage, "toEmail"> }): Promise<DeliveryBlock | undefined> {
  if (workspace?.status !== "active") return skipped("The workspace is not active.");
  if (!event || !registration) return skipped("What it was about is gone.");
  if (event.client.status !== "active") return skipped("The client is not active.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`The event is ${event.state}.`);
  if (registration.removedAt || registration.state === "cancelled")
    return skipped("The registration was removed or cancelled.");
  return await suppressed(workspace.id, message.toEmail);
}

/** Addresses that bounced or complained get nothing. Who unsubscribed still gets what they asked for themselves. */
async function suppressed(workspaceId: string, email: string): Promise<DeliveryBlock | undefined> {
  const key = { workspaceId, emailNormal: normalEmail(email) };
  const entry = await db().suppression.findUnique({ where: { workspaceId_emailNormal: key } });
  if (!entry || entry.reason === "unsubscribe") return undefined;
  return { state: "suppressed", reason: `The address is on the suppression list: ${entry.reason}.` };
}
