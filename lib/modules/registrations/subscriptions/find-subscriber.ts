import type { Client, Event, Guest, Registration } from "@/lib/generated/prisma/client";
import { SUBSCRIPTION_KINDS, type SubscriptionKind, unsubscribeSubject } from "@/lib/modules/email/sending";
import { db } from "@/lib/platform/database/db";

interface Known {
  id: string;
  email: string;
  event: Event & { client: Client };
  /** What they can do without. */
  kinds: readonly SubscriptionKind[];
}

/** Somebody to whom a show writes. */
export type Subscriber = Known &
  ({ type: "registration"; registration: Registration } | { type: "guest"; guest: Guest });

const include = { event: { include: { client: true } } };

/** Whom an unsubscribe link is for; undefined for a link that is not ours, or whose reader is gone. */
export async function findSubscriber(token: string): Promise<Subscriber | undefined> {
  const subject = unsubscribeSubject(token);
  if (!subject) return undefined;
  const { id, type } = subject;
  const kinds = SUBSCRIPTION_KINDS[type];
  if (type === "registration") {
    const found = await db().registration.findUnique({ where: { id }, include });
    if (!found) return undefined;
    const { event, ...registration } = found;
    return { type, id, email: found.email, event, kinds, registration };
  }
  const found = await db().guest.findUnique({ where: { id }, include });
  if (!found?.email) return undefined;
  const { event, ...guest } = found;
  return { type, id, email: found.email, event, kinds, guest };
}
