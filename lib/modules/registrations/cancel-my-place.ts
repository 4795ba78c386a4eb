import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, Problem } from "@/lib/operation/problem";
import { findEvent } from "../event-record";
import type { registrationsContract } from "./contract";
import { findPlace } from "./find-place";
import { auditRegistration } from "./present";
import { tellRegistration } from "./tell-registration";

/** An attendee gives up the place. Doing it twice is the same as once. */
export async function cancelMyPlace(
  ctx: Ctx,
  { slug, join }: InputOf<typeof registrationsContract.cancelMyPlace>,
): Promise<OutputOf<typeof registrationsContract.cancelMyPlace>> {
  const event = await findEvent(ctx, slug);
  const place = await ownPlace(ctx, event, join);
  const [cancelled] = await ctx.db.registration.updateManyAndReturn({
    where: { id: place.id, state: { not: "cancelled" }, removedAt: null },
    data: { state: "cancelled", updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (cancelled) tellRegistration(ctx, "registration.updated", event, cancelled);
  ctx.record({
    subjectType: "registration",
    subjectId: place.id,
    before: auditRegistration(place),
    after: auditRegistration(cancelled ?? place),
  });
  return { state: "cancelled", name: place.name };
}

async function ownPlace(ctx: Ctx, event: Event, join: string | undefined): Promise<Registration> {
  const { actor, registrationId } = ctx.principal;
  if (actor.type === "attendee" && registrationId) {
    const own = await ctx.db.registration.findUnique({ where: { id: registrationId } });
    if (own && own.eventId === event.id) return own;
  }
  if (join === undefined) throw new Problem("unauthorized", "Open your personal link again.");
  const place = await findPlace(event.id, join);
  if (!place) throw notFound();
  return place;
}
