import type { Client, Event, Registration } from "@/lib/generated/prisma/client";
import { unsubscribeSubject } from "@/lib/modules/mail";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { eventView } from "../mail";
import { auditRegistration, emitRegistrationChange } from "../registration-record";

export interface Subscription {
  title: string;
  organiser: string;
  unsubscribed: boolean;
}

type Found = Registration & { event: Event & { client: Client } };

async function find(token: string): Promise<Found | undefined> {
  const id = unsubscribeSubject(token);
  if (!id) return undefined;
  const include = { event: { include: { client: true } } };
  return (await db().registration.findUnique({ where: { id }, include })) ?? undefined;
}

/** What an unsubscribe link is about; undefined for a link that is not ours. Changes nothing. */
export async function readSubscription(token: string): Promise<Subscription | undefined> {
  const found = await find(token);
  if (!found) return undefined;
  const workspace = await db().workspace.findUnique({ where: { id: found.event.workspaceId } });
  return {
    title: found.event.title,
    organiser: eventView(found.event, workspace?.name ?? "").organiser,
    unsubscribed: found.unsubscribedAt !== null,
  };
}

/**
 * Ends reminders of one show and withdraws the consent to marketing given with it; the place and its link stay.
 * `everything` also puts the address on the organiser's list of people not to write to.
 * @returns false for a link that is not ours; doing it again is the same as once
 */
export async function unsubscribe(token: string, { everything }: { everything: boolean }): Promise<boolean> {
  const found = await find(token);
  if (!found) return false;
  await asSystem("unsubscribe", found.event, async (ctx) => {
    const [changed] = await ctx.db.registration.updateManyAndReturn({
      where: { id: found.id, unsubscribedAt: null },
      data: {
        unsubscribedAt: ctx.now,
        marketingConsent: false,
        updatedAt: ctx.now,
        version: { increment: 1 },
      },
    });
    if (everything)
      await ctx.db.suppression.createMany({
        data: [
          { workspaceId: ctx.workspaceId, emailNormal: normalEmail(found.email), reason: "unsubscribe" },
        ],
        skipDuplicates: true,
      });
    if (changed && !changed.removedAt)
      emitRegistrationChange(ctx, "registration.updated", found.event, changed);
    if (changed || everything)
      ctx.record({
        subjectType: "registration",
        subjectId: found.id,
        before: auditRegistration(found),
        after: { ...auditRegistration(changed ?? found), unsubscribed: everything ? "organiser" : "show" },
      });
  });
  return true;
}
