import type { Prisma, Registration } from "@/lib/generated/prisma/client";
import { auditRegistration, emitRegistrationChange } from "@/lib/modules/registrations/places";
import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { signupContract } from "../contract";
import { ownPlace } from "./own-place";

type Contract = typeof signupContract;
type Input = InputOf<Contract["changeMyPlace"]>;

/** Changes an attendee's name, time zone or consent. Another address requires another signup. */
export async function changeMyPlace(ctx: Ctx, input: Input): Promise<OutputOf<Contract["changeMyPlace"]>> {
  const event = await findEvent(ctx, input.slug);
  const before = await ownPlace(ctx, event, input.join);
  if (before.state === "cancelled" || before.removedAt)
    throw stateConflict("cancelled", "This registration was cancelled. You can sign up again.");
  const changes = changedBy(ctx, before, input);
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.registration.update({
        where: { id: before.id },
        data: {
          ...(changes as Prisma.RegistrationUpdateInput),
          version: { increment: 1 },
          updatedAt: ctx.now,
        },
      })
    : before;
  if (changed) emitRegistrationChange(ctx, "registration.updated", event, after);
  ctx.record({
    subjectType: "registration",
    subjectId: before.id,
    before: auditRegistration(before),
    after: { ...auditRegistration(after), changed: Object.keys(changes) },
  });
  return { state: after.state as RegistrationState, name: after.name };
}

function changedBy(
  ctx: Ctx,
  before: Registration,
  { name, time_zone, marketing_consent }: Input,
): Partial<Registration> {
  const consent = {
    ...(before.consent as object),
    marketing: marketing_consent,
    at: ctx.now.toISOString(),
    source: "place",
  };
  const consentRestated = marketing_consent !== undefined && marketing_consent !== before.marketingConsent;
  return changesOf<Partial<Registration>>(before, {
    name,
    timeZone: time_zone,
    marketingConsent: marketing_consent,
    ...(consentRestated ? { consent: consent as Prisma.JsonObject } : {}),
  });
}
