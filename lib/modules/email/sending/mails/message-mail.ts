import { z } from "zod";
import { db } from "@/lib/platform/database/db";
import { oneLine } from "@/lib/platform/text/one-line";
import { readersLinks } from "../compose/facts/message-facts";
import { drawShared } from "../compose/links/stand-in";
import { unsubscribeHeaders } from "../compose/links/unsubscribe-headers";
import { renderMessage } from "../compose/render-message";
import { defineMail } from "../definition/define-mail";
import { type DeliveryBlock, type MailSubject, skipped } from "../definition/mail-subject";
import { whyNotAddress } from "../skip-reasons/why-not-address";
import { whyNotReader } from "../skip-reasons/why-not-reader";

/** A message from a show's team to its audience. Uses the message's text as it was sent. */
export const messageMail = defineMail({
  kind: "message",
  class: "announcement",
  layers: ["event", "workspace"],
  facts: z.object({ communication_id: z.string() }),
  whyNot: async (mail) => (await stopped(mail.message.id)) ?? whyNotSent(mail, mail.message.toEmail),
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
        ? await drawShared(
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

async function stopped(mailId: string): Promise<DeliveryBlock | undefined> {
  const recipient = await db().communicationRecipient.findUnique({
    where: { mailId },
    select: { communication: { select: { state: true } } },
  });
  return recipient?.communication.state === "cancelled"
    ? skipped("message_cancelled", "The message was cancelled.")
    : undefined;
}

/** Also skips people who have unsubscribed since the message was sent. */
function whyNotSent(mail: MailSubject, email: string): DeliveryBlock | undefined {
  const { workspace, event, registration, guest } = mail;
  if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
  if (!event) return skipped("gone", "The show no longer exists.");
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "archived") return skipped("show_archived", "The show is archived.");
  if (registration?.removedAt) return skipped("place_given_up", "The registration was removed.");
  const reader = registration ?? guest;
  if (!reader) return whyNotAddress(mail, workspace.id, email);
  const { unsubscribedAt = null } = registration ?? {};
  return whyNotReader(mail, workspace.id, { id: reader.id, email, unsubscribedAt }, "message");
}
