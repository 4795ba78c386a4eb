import type { Event, Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { lockGuest } from "./lock-guest";

/**
 * Returns the guest who is calling from their own page, locked, and their show. Throws `gone` if it is cancelled
 * or archived.
 */
export async function lockOwnGuest(ctx: Ctx, slug: string): Promise<{ event: Event; guest: Guest }> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const guest = await lockGuest(ctx, event, ctx.principal.guestId ?? "");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw new Problem("gone", `This show has been ${event.state}. Contact your host if you have questions.`);
  return { event, guest };
}
