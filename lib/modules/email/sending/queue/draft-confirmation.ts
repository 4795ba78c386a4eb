import type { MailMessage, Registration } from "@/lib/generated/prisma/client";
import { deliveryAddress } from "@/lib/modules/email/sending/address/delivery-address";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { oneLine } from "@/lib/platform/text/one-line";
import { confirmationEmail } from "../emails/confirmation-email";
import { emailRow } from "./email-row";
import { enqueueEmail } from "./enqueue-email";

/**
 * Drafts a confirmation for someone to send. It is composed when it is sent, from the registration's state at
 * that time.
 */
export async function draftConfirmation(ctx: Ctx, registration: Registration): Promise<MailMessage> {
  const row = emailRow(ctx, confirmationEmail, {
    to: registration,
    eventId: registration.eventId,
    registrationId: registration.id,
    facts: undefined,
    dedupeKey: "",
  });
  return ctx.db.mailMessage.create({ data: { ...row, state: "draft", dedupeKey: `draft:${row.id}` } });
}

/** Sends a drafted confirmation, once, to the registration's current address. Throws `not_found`. */
export async function sendDraftedConfirmation(
  ctx: Ctx,
  registration: Registration,
  draftId: string,
): Promise<MailMessage> {
  const [message] = await ctx.db.mailMessage.updateManyAndReturn({
    where: { id: draftId, registrationId: registration.id, state: "draft" },
    data: {
      state: "queued",
      toName: oneLine(registration.name, 120),
      toEmail: deliveryAddress(registration.email),
      createdAt: ctx.now,
      writtenAt: ctx.realNow,
    },
  });
  if (!message) throw notFound();
  enqueueEmail(ctx, confirmationEmail, draftId, undefined);
  return message;
}
