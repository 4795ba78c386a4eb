import type { MailMessage } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { DeliveryBlock, MailSubject } from "./mail-subject";
import { whyNotAttendee } from "./why-not-attendee";

/** Why a mail that nobody asked for must not go out: all that holds a confirmation back, a place that is none yet, and an unsubscription. */
export async function whyNotReminder(
  mail: MailSubject & { message: MailMessage },
): Promise<DeliveryBlock | undefined> {
  const block = await whyNotAttendee(mail);
  if (block) return block;
  const { workspace, registration, message } = mail;
  if (registration?.state !== "confirmed") return { state: "skipped", reason: "The place is not confirmed." };
  if (registration.unsubscribedAt)
    return { state: "suppressed", reason: "They unsubscribed from the mails of this show." };
  const key = { workspaceId: workspace?.id ?? "", emailNormal: normalEmail(message.toEmail) };
  const entry = await db().suppression.findUnique({ where: { workspaceId_emailNormal: key } });
  return entry
    ? { state: "suppressed", reason: `The address is on the suppression list: ${entry.reason}.` }
    : undefined;
}
