import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { EventSummary } from "../schema";
import { countRegistrations, NO_REGISTRATIONS } from "./count-registrations";
import { presentSummary } from "./present-event";

/** Returns an event's list entry, with its counts. */
export async function readSummary(ctx: Ctx, event: Event): Promise<EventSummary> {
  const registrations = (await countRegistrations(ctx, [event.id])).get(event.id) ?? NO_REGISTRATIONS;
  const guests = await ctx.db.guest.count({ where: { eventId: event.id, deletedAt: null } });
  return presentSummary(ctx, event, { guests, registrations });
}
