import type { Ctx } from "@/lib/operation/ctx";
import type { EmailDefinition } from "../definition/define-email";
import type { EmailRequest } from "./email-request";
import { emailRow } from "./email-row";
import { enqueueEmail } from "./enqueue-email";

/**
 * Queues an email in the caller's transaction. The job `mail.send` composes and delivers it after the commit.
 * @returns its ID, or undefined if this email was already requested
 */
export async function queueEmail<Facts>(
  ctx: Ctx,
  mail: EmailDefinition<Facts>,
  request: EmailRequest<Facts>,
): Promise<string | undefined> {
  const row = emailRow(ctx, mail, request);
  const { id } = row;
  const { count } = await ctx.db.mailMessage.createMany({ data: row, skipDuplicates: true });
  if (count === 0) return undefined;
  enqueueEmail(ctx, mail, id, request.facts);
  return id;
}
