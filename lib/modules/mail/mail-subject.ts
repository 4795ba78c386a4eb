import type { Client, Event, MailMessage, Registration, Workspace } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";

/** The rows that a message is about, as they are at the moment of sending. */
export interface MailSubject {
  workspace: Workspace | null;
  event: (Event & { client: Client }) | null;
  registration: Registration | null;
}

type About = Pick<MailMessage, "workspaceId" | "eventId" | "registrationId">;

export async function loadMailSubject(message: About): Promise<MailSubject> {
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

export const skipped = (reason: string): DeliveryBlock => ({ state: "skipped", reason });
