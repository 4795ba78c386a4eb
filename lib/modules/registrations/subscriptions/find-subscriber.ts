import type { Client, Event, Guest, Registration } from "@/lib/generated/prisma/client";
import { SUBSCRIPTION_KINDS, type SubscriptionKind, unsubscribeSubject } from "@/lib/modules/email/sending";
import { db } from "@/lib/platform/database/db";

interface Known {
  id: string;
  email: string;
  event: Event & { client: Client };
  /** Kinds that they can turn off. */
  kinds: readonly SubscriptionKind[];
}

/** A person who receives a show's emails. */
export type Subscriber = Known &
  ({ type: "registration"; registration: Registration } | { type: "guest"; guest: Guest });

const include = { event: { include: { client: true } } };

/** Returns the person of an unsubscribe link. Undefined for an invalid link, or if the person was removed. */
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
