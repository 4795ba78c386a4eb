import type { Client, Event, MailMessage, Registration, Workspace } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { isSealed } from "./mail-kind";

/** The rows that a message is about, as they are at the moment of sending. */
export interface MailSubject {
  workspace: Workspace | null;
  event: (Event & { client: Client }) | null;
  registration: Registration | null;
}

export async function loadMailSubject(message: MailMessage): Promise<MailSubject> {
  const { workspaceId, eventId, registrationId } = message;
  const [workspace, event, registration] = await Promise.all([
    workspaceId ? db().workspace.findUnique({ where: { id: workspaceId } }) : null,
    eventId ? db().event.findUnique({ where: { id: eventId }, include: { client: true } }) : null,
    registrationId ? db().registration.findUnique({ where: { id: registrationId } }) : null,
  ]);
  return { workspace, event, registration };
}

export interface DeliveryBlock {
  state: "skipped" | "suppressed";
  reason: string;
}

/** Why a message must not go out any more; undefined when it may. Things change between the request and the sending. */
export async function findDeliveryBlock(
  message: MailMessage,
  subject: MailSubject,
): Promise<DeliveryBlock | undefined> {
  if (isSealed(message.kind)) return undefined;
  const { workspace, event, registration } = subject;
  if (workspace?.status !== "active") return skipped("The workspace is not active.");
  if (!event || !registration) return skipped("What it was about is gone.");
  if (event.client.status !== "active") return skipped("The client is not active.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`The event is ${event.state}.`);
  if (registration.removedAt || registration.state === "cancelled")
    return skipped("The registration was removed or cancelled.");
  return await suppressed(workspace.id, message.toEmail);
}

const skipped = (reason: string): DeliveryBlock => ({ state: "skipped", reason });

/** Addresses that bounced or complained get nothing. Who unsubscribed still gets what they asked for themselves. */
async function suppressed(workspaceId: string, email: string): Promise<DeliveryBlock | undefined> {
  const key = { workspaceId, emailNormal: normalEmail(email) };
  const entry = await db().suppression.findUnique({ where: { workspaceId_emailNormal: key } });
  if (!entry || entry.reason === "unsubscribe") return undefined;
  return { state: "suppressed", reason: `The address is on the suppression list: ${entry.reason}.` };
}
