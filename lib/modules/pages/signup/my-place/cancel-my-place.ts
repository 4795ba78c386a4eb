import { auditRegistration, emitRegistrationChange, freePlace } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { signupContract } from "../contract";
import { ownPlace } from "./own-place";

/** Cancels an attendee's own registration. Idempotent. */
export async function cancelMyPlace(
  ctx: Ctx,
  { slug, join }: InputOf<typeof signupContract.cancelMyPlace>,
): Promise<OutputOf<typeof signupContract.cancelMyPlace>> {
  const event = await findEvent(ctx, slug);
  const registration = await ownPlace(ctx, event, join);
  const [cancelled] = await ctx.db.registration.updateManyAndReturn({
    where: { id: registration.id, state: { not: "cancelled" }, removedAt: null },
    data: { state: "cancelled", heldUntil: null, updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (cancelled) {
    emitRegistrationChange(ctx, "registration.updated", event, cancelled);
    await freePlace(ctx, event, registration);
  }
  ctx.record({
    subjectType: "registration",
    subjectId: registration.id,
    before: auditRegistration(registration),
    after: auditRegistration(cancelled ?? registration),
  });
  return { state: "cancelled", name: registration.name };
}
