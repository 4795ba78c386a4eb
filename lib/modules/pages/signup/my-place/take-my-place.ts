import { queueConfirmation } from "@/lib/modules/email/sending";
import { auditRegistration, emitRegistrationChange, lockOpenEvent } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import type { signupContract } from "../contract";
import { findByJoinToken } from "../find-by-join-token";

/** Claims the place that is held for someone on the waitlist. Idempotent. */
export async function takeMyPlace(
  ctx: Ctx,
  { slug, join }: InputOf<typeof signupContract.takeMyPlace>,
): Promise<OutputOf<typeof signupContract.takeMyPlace>> {
  const event = await lockOpenEvent(ctx, slug, "visitor");
  const found = await findByJoinToken(event.id, join);
  if (!found) throw notFound();
  if (found.state !== "waitlisted" && found.state !== "confirmed")
    throw stateConflict(found.state, "We're not holding a spot for you.");
  const [taken] = await ctx.db.registration.updateManyAndReturn({
    where: { id: found.id, state: "waitlisted", removedAt: null, heldUntil: { gt: ctx.now } },
    data: { state: "confirmed", heldUntil: null, updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (!taken && found.state === "waitlisted") throw stateConflict(found.state, LATE);
  if (taken) {
    emitRegistrationChange(ctx, "registration.updated", event, taken);
    await queueConfirmation(ctx, taken, { again: false, offered: true });
  }
  ctx.record({
    subjectType: "registration",
    subjectId: found.id,
    before: auditRegistration(found),
    after: auditRegistration(taken ?? found),
  });
  return { state: "confirmed", name: found.name };
}

const LATE =
  "We're no longer holding a spot for you. It went to the next person. Sign up again to rejoin the waitlist.";
