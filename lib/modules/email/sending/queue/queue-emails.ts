import type { Ctx } from "@/lib/operation/ctx";
import type { EmailDefinition } from "../definition/define-email";
import type { DeliveryBlock } from "../definition/email-subject";
import type { EmailRequest } from "./email-request";
import { emailRow } from "./email-row";
import { enqueueEmail } from "./enqueue-email";

/**
 * Queues one email to many recipients in the caller's transaction. Those for whom it was already requested
 * don't get it again. With a `block`, they are only recorded as skipped, with the reason.
 * @returns their IDs in order; undefined for those already requested
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
    enqueueEmail(ctx, mail, id, requests[index]?.facts as Facts);
    return id;
  });
}
