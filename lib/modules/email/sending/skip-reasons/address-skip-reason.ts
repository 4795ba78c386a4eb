import type { DeliveryBlock, EmailSubject } from "../definition/email-subject";

/**
 * Addresses that bounced or complained get nothing. People who unsubscribed still get what they requested.
 */
export const addressSkipReason = (
  { refusals }: Pick<EmailSubject, "refusals">,
  workspaceId: string,
  email: string,
): DeliveryBlock | undefined => refusedFor(refusals.suppressionOf(workspaceId, email));

export const refusedFor = (listed: string | undefined): DeliveryBlock | undefined =>
  listed === undefined || listed === "unsubscribe"
    ? undefined
    : {
        state: "suppressed",
        why: "address_suppressed",
        reason: `The address is on the suppression list: ${listed}.`,
      };
