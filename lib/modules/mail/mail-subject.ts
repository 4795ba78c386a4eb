import type {
  Client,
  Event,
  Guest,
  MailMessage,
  Registration,
  Workspace,
} from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import type { WhyNot } from "./why-not";

/** The rows that a message is about, as they are at the moment of sending. */
export interface MailSubject {
  workspace: Workspace | null;
  event: (Event & { client: Client }) | null;
  registration: Registration | null;
  /** On mails to guests. */
  guest?: Guest | null;
}

type About = Pick<MailMessage, "workspaceId" | "eventId" | "registrationId"> & { guestId?: string | null };

export async function loadMailSubject(message: About): Promise<MailSubject> {
  const { workspaceId, eventId, registrationId, guestId } = message;
  const [workspace, event, registration, guest] = await Promise.all([
    workspaceId ? db().workspace.findUnique({ where: { id: workspaceId } }) : null,
    eventId ? db().event.findUnique({ where: { id: eventId }, include: { client: true } }) : null,
    registrationId ? db().registration.findUnique({ where: { id: registrationId } }) : null,
    guestId ? db().guest.findUnique({ where: { id: guestId } }) : null,
  ]);
  return { workspace, event, registration, guest };
}

export interface DeliveryBlock {
  state: "skipped" | "suppressed";
  why: WhyNot;
  reason: string;
}

export const skipped = (why: WhyNot, reason: string): DeliveryBlock => ({ state: "skipped", why, reason });
