import type { Ctx } from "@/lib/operation/ctx";
import { type EmailDefinition, sealFacts } from "../definition/define-email";
import type { DeliveryBlock } from "../definition/email-subject";
import { sendEmailJob } from "../delivery/send-email-job";
import type { EmailRequest } from "./email-request";
import { emailRow } from "./email-row";

/**
 * Writes one mail to many, in the caller's transaction: those who were asked for before get none again. With a `block`
 * they are only marked as not sent, and why.
 * @returns their ids in order; undefined for those that were asked for before
 */
export async function queueEmails<Facts>(
  ctx: Ctx,
  mail: EmailDefinition<Facts>,
  requests: readonly EmailRequest<Facts>[],
  block?: DeliveryBlock,
): Promise<(string | undefined)[]> {
  if (requests.length === 0) return [];
  const ended = block && { state: block.state, error: block.reason };
  const rows = requests.map((request) => ({ ...emailRow(ctx, mail, request), ...ended }));
  const written = await ctx.db.mailMessage.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true },
  });
  const fresh = new Set(written.map(({ id }) => id));
  return rows.map(({ id }, index) => {
    if (!fresh.has(id)) return undefined;
    if (block) return id;
    const facts = requests[index]?.facts;
    const sealed = facts === undefined ? {} : { sealed: sealFacts(mail.facts.parse(facts)) };
    ctx.enqueue(sendEmailJob, { message_id: id, ...sealed }, { subject: id, dedupeKey: `mail.send:${id}` });
    return id;
  });
}
