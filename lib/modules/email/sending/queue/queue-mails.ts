import type { Ctx } from "@/lib/operation/ctx";
import { type MailDefinition, sealFacts } from "../definition/define-mail";
import type { DeliveryBlock } from "../definition/mail-subject";
import { sendMailJob } from "../delivery/send-mail-job";
import type { MailRequest } from "./mail-request";
import { mailRow } from "./mail-row";

/**
 * Queues one email to many recipients in the caller's transaction. Those for whom it was already requested
 * don't get it again. With a `block`, they are only recorded as skipped, with the reason.
 * @returns their IDs in order; undefined for those already requested
 */
export async function queueMails<Facts>(
  ctx: Ctx,
  mail: MailDefinition<Facts>,
  requests: readonly MailRequest<Facts>[],
  block?: DeliveryBlock,
): Promise<(string | undefined)[]> {
  if (requests.length === 0) return [];
  const ended = block && { state: block.state, error: block.reason };
  const rows = requests.map((request) => ({ ...mailRow(ctx, mail, request), ...ended }));
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
    ctx.enqueue(sendMailJob, { message_id: id, ...sealed }, { subject: id, dedupeKey: `mail.send:${id}` });
    return id;
  });
}
