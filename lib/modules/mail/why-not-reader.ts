import { db } from "@/lib/platform/database/db";
import type { DeliveryBlock } from "./mail-subject";
import { refusedFor, suppressionOf } from "./why-not-address";

interface Reader {
  /** Of the registration or the guest. */
  id: string;
  email: string;
  unsubscribedAt?: Date | null;
}

/** Why somebody gets no mail of a kind that they can do without: what they chose, or their address refuses mail. */
export async function whyNotReader(
  workspaceId: string,
  { id, email, unsubscribedAt }: Reader,
  kind: string,
): Promise<DeliveryBlock | undefined> {
  if (unsubscribedAt) return unsubscribed("the mails of this show");
  if (await db().mailOptOut.findUnique({ where: { personId_kind: { personId: id, kind } } }))
    return unsubscribed("this kind of mail");
  const listed = await suppressionOf(workspaceId, email);
  return listed === "unsubscribe" ? unsubscribed("everything by the organiser") : refusedFor(listed);
}

const unsubscribed = (what: string): DeliveryBlock => ({
  state: "suppressed",
  why: "unsubscribed",
  reason: `The person unsubscribed from ${what}.`,
});
