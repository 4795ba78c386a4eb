import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

const DAYS_30 = 30 * 86_400;

/** Gives this browser the attendee's access cookie, and records that the attendee joined. */
export async function grantAttendeeAccess(
  ctx: Ctx,
  event: Pick<Event, "id" | "slug">,
  registration: Registration,
): Promise<void> {
  await ctx.db.registration.updateMany({
    where: { id: registration.id, joinedAt: null },
    data: { joinedAt: ctx.now },
  });
  const capability = {
    kind: "attendee" as const,
    eventId: event.id,
    subjectId: registration.id,
    version: registration.joinVersion,
    expiresAt: Math.floor(ctx.realNow.getTime() / 1000) + DAYS_30,
  };
  ctx.grant(capability, event.slug);
}
