import type { Event } from "@/lib/generated/prisma/client";
import { readProposals, readRoster } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import { countRegistrations, NO_REGISTRATIONS } from "./count-registrations";
import type { EventWithRelations } from "./present-event";

/** Reads what belongs to an event. Sequential, because a mutation has only one connection. */
export async function loadEventWithRelations(ctx: Ctx, event: Event): Promise<EventWithRelations> {
  const guests = await readRoster(ctx, event.id);
  const proposals = await readProposals(ctx, event.id);
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const counts = await countRegistrations(ctx, [event.id]);
  return { event, guests, proposals, plan, registrations: counts.get(event.id) ?? NO_REGISTRATIONS };
}
