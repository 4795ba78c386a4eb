import type { DeliveryBlock, MailSubject } from "../definition/mail-subject";
import { refusedFor } from "./why-not-address";

interface Reader {
  /** Of the registration or the guest. */
  id: string;
  email: string;
  unsubscribedAt?: Date | null;
}

/** Why somebody gets no mail of a kind that they can do without: what they chose, or their address refuses mail. */
export function whyNotReader(
  { refusals }: Pick<MailSubject, "refusals">,
  workspaceId: string,
  { id, email, unsubscribedAt }: Reader,
  kind: string,
): DeliveryBlock | undefined {
  if (unsubscribedAt) return unsubscribed("the mails of this show");
  if (refusals.optedOut(id, kind)) return unsubscribed("this kind of mail");
  const listed = refusals.suppressionOf(workspaceId, email);
  return listed === "unsubscribe" ? unsubscribed("everything by the organiser") : refusedFor(listed);
}

const unsubscribed = (what: string): DeliveryBlock => ({
  state: "suppressed",
  why: "unsubscribed",
  reason: `The person unsubscribed from ${what}.`,
});
