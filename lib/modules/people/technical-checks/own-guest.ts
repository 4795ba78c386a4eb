import type { Event, Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/**
 * Returns the guest who is calling from their own page, and their show. Throws `gone` if it is cancelled or
 * archived.
 */
export async function ownGuest(ctx: Ctx, slug: string): Promise<{ event: Event; guest: Guest }> {
  const event = await findEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw new Problem("gone", `This show has been ${event.state}. Contact your host if you have questions.`);
  const guest = await ctx.db.guest.findUnique({ where: { id: ctx.principal.guestId ?? "" } });
  if (guest?.eventId !== event.id || guest.deletedAt !== null || guest.accessHash === null)
    throw new Problem("unauthorized", "This link was replaced or revoked. Ask your host for a new one.");
  return { event, guest };
}
