import { deliveryAddress } from "@/lib/modules/email/sending/address/delivery-address";
import type { Ctx } from "@/lib/operation/ctx";
import { oneLine } from "@/lib/platform/text/one-line";
import type { EmailDefinition } from "../definition/define-email";
import type { EmailRequest } from "./email-request";

/** Returns the row of a requested email. */
export const emailRow = <Facts>(ctx: Ctx, mail: EmailDefinition<Facts>, request: EmailRequest<Facts>) => ({
  id: ctx.newId("msg"),
  workspaceId: ctx.workspaceId || null,
  environment: ctx.environment,
  eventId: request.eventId,
  registrationId: request.registrationId,
  guestId: request.guestId,
  kind: mail.kind,
  toName: oneLine(request.to.name, 120),
  toEmail: deliveryAddress(request.to.email),
  startsAt: request.startsAt ?? null,
  dueAt: request.dueAt ?? null,
  dedupeKey: request.dedupeKey,
  state: request.skip === undefined ? "queued" : "skipped",
  error: request.skip ?? null,
  createdAt: ctx.now,
});
