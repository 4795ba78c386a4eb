import type { MailMessage } from "@/lib/generated/prisma/client";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { oneLine } from "@/lib/platform/text/one-line";
import { deliveryAddress } from "../address/delivery-address";
import type { EmailSubject } from "../definition/email-subject";

type Addressed = Pick<MailMessage, "toName" | "toEmail">;

/**
 * Returns where an email goes if the address of its registration or guest was corrected after it was queued:
 * its links are the current personal ones, which mustn't reach the mailbox of someone else.
 */
export function changedAddress(
  { toEmail }: Pick<MailMessage, "toEmail">,
  { registration, guest }: Pick<EmailSubject, "registration" | "guest">,
): Addressed | undefined {
  const person = registration ?? guest;
  if (!person) return undefined;
  const current = deliveryAddress(person.email ?? "");
  if (normalEmail(current) === normalEmail(toEmail)) return undefined;
  return { toName: oneLine(person.name, 120), toEmail: current };
}
