import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, Problem } from "@/lib/operation/problem";
import { findEvent } from "../event-record";
import { queuePlaceCancelled } from "../mail";
import type { registrationsContract } from "./contract";
import { emitRegistrationChange } from "./emit-registration-change";
import { findByJoinToken } from "./find-by-join-token";
import { auditRegistration } from "./present";

/** An attendee gives up the place. Doing it twice is the same as once. */
export async function cancelMyPlace(
  ctx: Ctx,
  { slug, join }: InputOf<typeof registrationsContract.cancelMyPlace>,
): Promise<OutputOf<typeof registrationsContract.cancelMyPlace>> {
  const event = await findEvent(ctx, slug);
  const registration = await ownPlace(ctx, event, join);
  const [cancelled] = await ctx.db.registration.updateManyAndReturn({
    where: { id: registration.id, state: { not: "cancelled" }, removedAt: null },
    data: { state: "cancelled", updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (cancelled) {
    emitRegistrationChange(ctx, "registration.updated", event, cancelled);
    await queuePlaceCancelled(ctx, event, registration);
  }
  ctx.record({
    subjectType: "registration",
    subjectId: registration.id,
    before: auditRegistration(registration),
    after: auditRegistration(cancelled ?? registration),
  });
  return { state: "cancelled", name: registration.name };
}

async function ownPlace(ctx: Ctx, event: Event, join: string | undefined): Promise<Registration> {
  const { actor, registrationId } = ctx.principal;
  if (actor.type === "attendee" && registrationId) {
    const own = await ctx.db.registration.findUnique({ where: { id: registrationId } });
    if (own && own.eventId === event.id) return own;
  }
  if (join === undefined) throw new Problem("unauthorized", "Open your personal link again.");
  const place = await findByJoinToken(event.id, join);
  if (!place) throw notFound();
  return place;
}
