import type { DeliveryBlock, EmailSubject } from "../definition/email-subject";
import { refusedFor } from "./address-skip-reason";

interface Reader {
  /** ID of the registration or the guest. */
  id: string;
  email: string;
  unsubscribedAt?: Date | null;
}

/** Returns why someone gets no email of an optional kind: they opted out, or their address refuses email. */
export function readerSkipReason(
  { refusals }: Pick<EmailSubject, "refusals">,
  workspaceId: string,
  { id, email, unsubscribedAt }: Reader,
  kind: string,
): DeliveryBlock | undefined {
  if (unsubscribedAt) return unsubscribed("this show's emails");
  if (refusals.optedOut(id, kind)) return unsubscribed("this kind of email");
  const listed = refusals.suppressionOf(workspaceId, email);
  return listed === "unsubscribe" ? unsubscribed("all email from the organizer") : refusedFor(listed);
}

const unsubscribed = (what: string): DeliveryBlock => ({
  state: "suppressed",
  why: "unsubscribed",
  reason: `The person unsubscribed from ${what}.`,
});
