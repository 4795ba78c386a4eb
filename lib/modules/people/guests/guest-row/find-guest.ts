import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** Returns a guest on the roster of this show. */
export async function findGuest(ctx: Ctx, event: Pick<Event, "id">, id: string): Promise<Guest> {
  const guest = await ctx.db.guest.findUnique({ where: { id } });
  if (guest?.eventId !== event.id || guest.deletedAt !== null) throw notFound();
  return guest;
}
