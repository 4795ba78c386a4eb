import type { Event, Registration } from "@/lib/generated/prisma/client";
import { composeShowMail } from "../compose/compose-show-mail";
import type { ComposedMail } from "../definition/composed-mail";
import { type DeliveryBlock, loadMailSubject } from "../definition/mail-subject";
import { senderOf } from "../definition/sender-of";
import { confirmationMail } from "../mails/confirmation-mail";
import { whyNotAttendee } from "../skip-reasons/why-not-attendee";

export interface ConfirmationPreview extends ComposedMail {
  /** Why it would be skipped if it were sent now. */
  whyNot: DeliveryBlock | undefined;
}

/** Returns the confirmation as it would be composed now. Writes nothing. */
export async function previewConfirmation(
  event: Pick<Event, "id" | "workspaceId">,
  registration: Registration,
  now: Date,
): Promise<ConfirmationPreview> {
  const subject = await loadMailSubject({
    workspaceId: event.workspaceId,
    eventId: event.id,
    registrationId: registration.id,
  });
  const whyNot = whyNotAttendee({ ...subject, message: { toEmail: registration.email } });
  const content = await composeShowMail("confirmation", { ...subject, now });
  return { ...senderOf(confirmationMail.layers, subject), ...content, whyNot };
}
