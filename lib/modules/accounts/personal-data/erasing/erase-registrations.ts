import { auditRegistration, emitRegistrationChange, offerFreed } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";
import { ERASED_ADDRESS } from "./erased-address";

/**
 * Removes their registrations as any removal does, and leaves anonymous rows that keep their times and state.
 */
export async function eraseRegistrations(ctx: Ctx, { registrations }: Person): Promise<void> {
  for (const { event, ...before } of registrations) {
    const after = await ctx.db.registration.update({
      where: { id: before.id },
      data: {
        name: "",
        email: ERASED_ADDRESS,
        emailNormal: ERASED_ADDRESS,
        utm: {},
        consent: {},
        referrer: null,
        timeZone: null,
        marketingConsent: false,
        heldUntil: null,
        joinVersion: { increment: 1 },
        version: { increment: 1 },
        removedAt: before.removedAt ?? ctx.now,
        updatedAt: ctx.now,
      },
    });
    ctx.record({
      subjectType: "registration",
      subjectId: before.id,
      before: auditRegistration(before),
      after: { erased: true },
    });
    if (before.removedAt) continue;
    emitRegistrationChange(ctx, "registration.removed", event, after);
    await offerFreed(ctx, event);
  }
}
