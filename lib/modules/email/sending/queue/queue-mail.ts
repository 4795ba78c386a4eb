import type { Ctx } from "@/lib/operation/ctx";
import { type MailDefinition, sealFacts } from "../definition/define-mail";
import { sendMailJob } from "../delivery/send-mail-job";
import type { MailRequest } from "./mail-request";
import { mailRow } from "./mail-row";

/**
 * Queues an email in the caller's transaction. The job `mail.send` composes and delivers it after the commit.
 * @returns its ID, or undefined if this email was already requested
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
