import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent, registrationAvailability } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";

const CLOSED: Record<string, string> = {
  not_open_yet: "This show isn't open yet.",
  unpublished: "This show is offline for now.",
  over: "This show has ended.",
  cancelled: "This show was cancelled.",
  archived: "This show is archived.",
};

/**
 * The event that somebody registers for, locked so that neither its state nor its capacity changes until the
 * registration is written. Organisers may fill a draft and complete the list of a past show; visitors may not.
 * @throws `version_conflict` with the state, `client_inactive`, `not_found`
 */
export async function lockOpenEvent(ctx: Ctx, slug: string, by: "organiser" | "visitor"): Promise<Event> {
  const { id, capacity, clientId } = await ctx.ahead(() => findEvent(ctx, slug));
  // Places are counted one registration after the other; without a limit they need not wait for each other.
  if (capacity === null) await ctx.sql("event_hold", "SELECT 1 FROM event WHERE id = $1 FOR SHARE", [id]);
  else await ctx.lock("event_count", "SELECT 1 FROM event WHERE id = $1 FOR NO KEY UPDATE", [id]);
  const event = await findEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: clientId } }));
  const reason = closedFor(event, by, ctx.now);
  if (reason) throw stateConflict(event.state, CLOSED[reason] ?? "Registration is closed.");
  return event;
}

/** Why no registration can be made; being full is not looked at here. */
function closedFor(event: Event, by: "organiser" | "visitor", now: Date): string | undefined {
  if (by === "organiser")
    return event.state === "cancelled" || event.state === "archived" ? event.state : undefined;
  const { reason } = registrationAvailability(event, { clientActive: true, taken: 0, now });
  return reason === null || reason === "full" ? undefined : reason;
}
