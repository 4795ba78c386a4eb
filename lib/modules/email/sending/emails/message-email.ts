import { z } from "zod";
import type { Communication } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { oneLine } from "@/lib/platform/text/one-line";
import { readersLinks } from "../compose/facts/message-facts";
import { renderShared } from "../compose/links/render-shared";
import { unsubscribeHeaders } from "../compose/links/unsubscribe-headers";
import { renderMessage } from "../compose/render-message";
import { defineEmail } from "../definition/define-email";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import { addressSkipReason } from "../skip-reasons/address-skip-reason";
import { readerSkipReason } from "../skip-reasons/reader-skip-reason";

/** A message from a show's team to its audience. Uses the message's text as it was sent. */
export const messageEmail = defineEmail({
  kind: "message",
  class: "announcement",
  layers: ["event", "workspace"],
  facts: z.object({ communication_id: z.string() }),
  skipReason: async (mail) => {
    const communication = await readCommunication(mail.message.id);
    if (communication?.state === "cancelled")
      return skipped("message_cancelled", "The message was cancelled.");
    const { states = [] } = (communication?.audience ?? {}) as { states?: string[] };
    return sendSkipReason(mail, mail.message.toEmail, { cancelledToo: states.includes("cancelled") });
  },
  compose: async ({ message, facts, event, registration, guest = null, workspace, once }) => {
    const copy = await db().communication.findUniqueOrThrow({ where: { id: facts.communication_id } });
    if (!event) throw new Error("A message without its show");
    const timeZone = registration?.timeZone ?? null;
    const draw = (name: string, reader: typeof registration) =>
      renderMessage({
        copy,
        event,
        links: readersLinks(event.slug, reader, guest),
        timeZone,
        workspace,
        name,
      });
    const { lines: _l, ...content } =
      once && registration
        ? await renderShared(
            once,
            {
              shape: ["message", copy.id, event.id, timeZone],
              slug: event.slug,
              person: registration,
              name: oneLine(message.toName, 120),
            },
            (person) => draw(person.name, person),
          )
        : await draw(message.toName, registration);
    const { unsubscribe } = readersLinks(event.slug, registration, guest);
    return { ...content, calendar: null, headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {} };
  },
});

/** Returns the message that an email belongs to. Undefined for a test message, which has no recipients. */
async function readCommunication(
  mailId: string,
): Promise<Pick<Communication, "state" | "audience"> | undefined> {
  const recipient = await db().communicationRecipient.findUnique({
    where: { mailId },
    select: { communication: { select: { state: true, audience: true } } },
  });
  return recipient?.communication;
}

/**
 * Also skips people who have unsubscribed, cancelled or been removed since the message was sent.
 * `cancelledToo`: its audience includes people who cancelled.
 */
function sendSkipReason(
  mail: EmailSubject,
  email: string,
  { cancelledToo }: { cancelledToo: boolean },
): DeliveryBlock | undefined {
  const { workspace, event, registration, guest } = mail;
  if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
  if (!event) return skipped("gone", "The show no longer exists.");
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "archived") return skipped("show_archived", "The show is archived.");
  if (guest?.deletedAt) return skipped("gone", "The guest was removed.");
  if (registration?.removedAt) return skipped("place_given_up", "The registration was removed.");
  if (registration?.state === "cancelled" && !cancelledToo)
    return skipped("place_given_up", "The registration was cancelled.");
  const reader = registration ?? guest;
  if (!reader) return addressSkipReason(mail, workspace.id, email);
  const { unsubscribedAt = null } = registration ?? {};
  return readerSkipReason(mail, workspace.id, { id: reader.id, email, unsubscribedAt }, "message");
}
