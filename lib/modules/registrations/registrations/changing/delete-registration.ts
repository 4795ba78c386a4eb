import type { Event } from "@/lib/generated/prisma/client";
import { auditRegistration, emitRegistrationChange, freePlace } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { registrationsContract } from "../contract";

type Contract = typeof registrationsContract;
type Removed = OutputOf<Contract["deleteRegistration"]>;

export async function deleteRegistration(
  ctx: Ctx,
  { slug, registration_id }: InputOf<Contract["deleteRegistration"]>,
): Promise<Removed> {
  return remove(ctx, await findEvent(ctx, slug), { id: registration_id });
}

export async function removeRegistrationByEmail(
  ctx: Ctx,
  { slug, email }: InputOf<Contract["removeRegistrationByEmail"]>,
): Promise<Removed> {
  return remove(ctx, await findEvent(ctx, slug), { emailNormal: normalEmail(email) });
}

/** One statement: of two concurrent calls, one removes and the other finds nothing. */
async function remove(
  ctx: Ctx,
  event: Event,
  which: { id: string } | { emailNormal: string },
): Promise<Removed> {
  const [removed] = await ctx.db.registration.updateManyAndReturn({
    where: { eventId: event.id, removedAt: null, ...which },
    data: { removedAt: ctx.now, updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (!removed) throw notFound();
  ctx.record({ subjectType: "registration", subjectId: removed.id, before: auditRegistration(removed) });
  emitRegistrationChange(ctx, "registration.removed", event, removed);
  await freePlace(ctx, event, removed);
  return { removed: true, id: removed.id, email: removed.email };
}
