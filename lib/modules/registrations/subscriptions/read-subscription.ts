import { eventView, type SubscriptionKind } from "@/lib/modules/email/sending";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { findSubscriber } from "./find-subscriber";

export interface Subscription {
  title: string;
  language: string;
  organiser: string;
  /** The show's automatic emails, and whether this person gets them. */
  kinds: { kind: SubscriptionKind; isOn: boolean }[];
  /** True if they unsubscribed from everything by this organizer. */
  isOffAll: boolean;
}

/** Returns the subscription of an unsubscribe link. Undefined for an unknown link. Changes nothing. */
export async function readSubscription(token: string): Promise<Subscription | undefined> {
  const found = await findSubscriber(token);
  if (!found) return undefined;
  const { event, kinds, id, email } = found;
  const key = { workspaceId: event.workspaceId, emailNormal: normalEmail(email) };
  const [workspace, entry, optOuts] = await Promise.all([
    db().workspace.findUnique({ where: { id: event.workspaceId } }),
    db().suppression.findUnique({ where: { workspaceId_emailNormal: key } }),
    db().mailOptOut.findMany({ where: { personId: id } }),
  ]);
  const off = new Set(optOuts.map(({ kind }) => kind));
  const isOffShow = found.type === "registration" && found.registration.unsubscribedAt !== null;
  return {
    title: event.title,
    language: event.language,
    organiser: eventView(event, workspace?.name ?? "").organiser,
    kinds: kinds.map((kind) => ({ kind, isOn: !isOffShow && !off.has(kind) })),
    isOffAll: entry?.reason === "unsubscribe",
  };
}
