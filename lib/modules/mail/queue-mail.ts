import { deliveryAddress } from "@/lib/modules/mail/address/delivery-address";
import type { Ctx } from "@/lib/operation/ctx";
import { oneLine } from "@/lib/platform/text/one-line";
import { type MailDefinition, sealFacts } from "./define-mail";
import { sendMailJob } from "./send-mail-job";

export interface MailRequest<Facts> {
  to: { name: string; email: string };
  /** One mail for one intent: a second request with the same key does nothing. */
  dedupeKey: string;
  eventId?: string;
  registrationId?: string;
  guestId?: string;
  /** What the definition asks for. */
  facts: Facts;
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
  const [id] = await queueMails(ctx, mail, [request]);
  return id;
}

/**
 * The same for some hundreds at once.
 * @returns their ids in order; undefined for those that were asked for before
 */
export async function queueMails<Facts>(
  ctx: Ctx,
  mail: MailDefinition<Facts>,
  requests: readonly MailRequest<Facts>[],
): Promise<(string | undefined)[]> {
  const rows = requests.map((request) => ({ id: ctx.newId("msg"), request }));
  const written = await ctx.db.mailMessage.createManyAndReturn({
    data: rows.map(({ id, request }) => ({
      id,
      workspaceId: ctx.workspaceId || null,
      environment: ctx.environment,
      eventId: request.eventId ?? null,
      registrationId: request.registrationId ?? null,
      guestId: request.guestId ?? null,
      kind: mail.kind,
      toName: oneLine(request.to.name, 120),
      toEmail: deliveryAddress(request.to.email),
      dedupeKey: request.dedupeKey,
      createdAt: ctx.now,
    })),
    skipDuplicates: true,
    select: { id: true },
  });
  const isNew = new Set(written.map(({ id }) => id));
  return rows.map(({ id, request }) => {
    if (!isNew.has(id)) return undefined;
    const sealed = request.facts === undefined ? {} : { sealed: sealFacts(mail.facts.parse(request.facts)) };
    ctx.enqueue(sendMailJob, { message_id: id, ...sealed }, { subject: id, dedupeKey: `mail.send:${id}` });
    return id;
  });
}
