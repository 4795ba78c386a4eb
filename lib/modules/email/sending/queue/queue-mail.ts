import type { Ctx } from "@/lib/operation/ctx";
import { type MailDefinition, sealFacts } from "../definition/define-mail";
import { sendMailJob } from "../delivery/send-mail-job";
import { mailRow } from "./mail-row";

export interface MailRequest<Facts> {
  to: { name: string; email: string };
  /** One mail for one intent: a second request with the same key does nothing. */
  dedupeKey: string;
  eventId?: string;
  registrationId?: string;
  guestId?: string;
  /** The start of the show that it reminds of; null for a show without one. */
  startsAt?: Date | null;
  /** When it should go out, where it must not go out much later. */
  dueAt?: Date;
  /** What the definition asks for. */
  facts: Facts;
  /** Why it does not go out: it is written down all the same, and its job finds nothing to do. */
  skip?: string;
}

/**
 * Writes a mail to be sent, in the caller's transaction; the job `mail.send` makes and delivers it after the commit.
 * @returns its id, or undefined when this mail was asked for before
 */
export async function queueMail<Facts>(
  ctx: Ctx,
  mail: MailDefinition<Facts>,
  request: MailRequest<Facts>,
): Promise<string | undefined> {
  const row = mailRow(ctx, mail, request);
  const { id } = row;
  const { count } = await ctx.db.mailMessage.createMany({ data: row, skipDuplicates: true });
  if (count === 0) return undefined;
  const sealed = request.facts === undefined ? {} : { sealed: sealFacts(mail.facts.parse(request.facts)) };
  ctx.enqueue(sendMailJob, { message_id: id, ...sealed }, { subject: id, dedupeKey: `mail.send:${id}` });
  return id;
}
