import type { Event, Registration } from "@/lib/generated/prisma/client";
import { composeShowEmail } from "../compose/compose-show-email";
import type { ComposedEmail } from "../definition/composed-email";
import { type DeliveryBlock, loadEmailSubject } from "../definition/email-subject";
import { senderOf } from "../definition/sender-of";
import { confirmationEmail } from "../emails/confirmation-email";
import { attendeeSkipReason } from "../skip-reasons/attendee-skip-reason";

export interface ConfirmationPreview extends ComposedEmail {
  /** Why it would be skipped if it were sent now. */
  skipReason: DeliveryBlock | undefined;
}

/** Returns the confirmation as it would be composed now. Writes nothing. */
export async function previewConfirmation(
  event: Pick<Event, "id" | "workspaceId">,
  registration: Registration,
  now: Date,
): Promise<ConfirmationPreview> {
  const subject = await loadEmailSubject({
    workspaceId: event.workspaceId,
    eventId: event.id,
    registrationId: registration.id,
  });
  const skipReason = attendeeSkipReason({ ...subject, message: { toEmail: registration.email } });
  const content = await composeShowEmail("confirmation", { ...subject, now });
  return { ...senderOf(confirmationEmail.layers, subject), ...content, skipReason };
}
