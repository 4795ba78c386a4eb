import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** Returns an existing registration of the event. One of another event is not found. */
export async function findRegistration(
  ctx: Ctx,
  event: Pick<Event, "id">,
  registrationId: string,
): Promise<Registration> {
  const row = await ctx.db.registration.findUnique({ where: { id: registrationId } });
  if (!row || row.eventId !== event.id || row.removedAt) throw notFound();
  return row;
}
