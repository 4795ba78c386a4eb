import type { MailMessage } from "@/lib/generated/prisma/client";
import { deliveryAddress } from "@/lib/modules/email/sending/address/delivery-address";
import { db } from "@/lib/platform/database/db";
import type { DeliveryReport } from "@/lib/providers/email";
import { endUndelivered } from "./end-undelivered";

/** Processes a provider's report about an email. Reports about unknown emails change nothing. */
export async function noteDelivery(report: DeliveryReport): Promise<void> {
  const message = await findReported(report);
  if (!message || message.environment === "test") return;
  const { what: how, reason, isFinal: suppress, at } = report;
  await endUndelivered(message, { how, reason, suppress, at });
}

/** Older releases didn't pass our own ID to the provider. */
async function findReported({ messageId, providerId, address }: DeliveryReport): Promise<MailMessage | null> {
  if (messageId) return db().mailMessage.findUnique({ where: { id: messageId } });
  return db().mailMessage.findFirst({ where: { toEmail: deliveryAddress(address), providerId } });
}
