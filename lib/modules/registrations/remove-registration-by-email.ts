import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { findEvent } from "../event-record";
import { queuePlaceCancelled } from "../mail";
import type { registrationsContract } from "./contract";
import { emitRegistrationChange } from "./emit-registration-change";
import { auditRegistration } from "./present";

export async function removeRegistrationByEmail(
  ctx: Ctx,
  { slug, email }: InputOf<typeof registrationsContract.removeRegistrationByEmail>,
): Promise<OutputOf<typeof registrationsContract.removeRegistrationByEmail>> {
  const event = await findEvent(ctx, slug);
  // One statement: of two callers one removes and the other finds nothing.
  const [removed] = await ctx.db.registration.updateManyAndReturn({
    where: { eventId: event.id, emailNormal: normalEmail(email), removedAt: null },
    data: { removedAt: ctx.now, updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (!removed) throw notFound();
  ctx.record({ subjectType: "registration", subjectId: removed.id, before: auditRegistration(removed) });
  emitRegistrationChange(ctx, "registration.removed", event, removed);
  await queuePlaceCancelled(ctx, event, removed);
  return { removed: true, id: removed.id, email: removed.email };
}
