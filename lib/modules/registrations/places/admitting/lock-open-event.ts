import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import {
  findEvent,
  registrationAvailability,
  replayAvailability,
} from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";

const CLOSED: Record<string, string> = {
  not_open_yet: "This show isn't open yet.",
  unpublished: "This show is offline for now.",
  over: "This show has ended.",
  cancelled: "This show was cancelled.",
  archived: "This show is archived.",
};

type By = "organiser" | "visitor" | "viewer";

/**
 * Returns the event that someone registers for, locked so that its state and capacity don't change until the
 * registration is stored. Organizers may add people to drafts and to past shows. Visitors may not, except at a door
 * of a show that has a replay: then there is room for everyone.
 * @throws `version_conflict` with the state, `client_inactive`, `not_found`
 */
export async function lockOpenEvent(ctx: Ctx, slug: string, by: By): Promise<Event> {
  const { id, capacity, clientId } = await ctx.ahead(() => findEvent(ctx, slug));
  // With a capacity, registrations are counted one by one. Without one, they needn't wait for each other.
  if (capacity === null) await ctx.sql("event_hold", "SELECT 1 FROM event WHERE id = $1 FOR SHARE", [id]);
  else await ctx.lock("event_count", "SELECT 1 FROM event WHERE id = $1 FOR NO KEY UPDATE", [id]);
  const event = await findEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: clientId } }));
  const reason = closedFor(event, by, ctx.now);
  if (reason) throw stateConflict(event.state, CLOSED[reason] ?? "Registration is closed.");
  return by === "viewer" && event.state === "ended" ? { ...event, capacity: null } : event;
}

/** Returns why no one can register. Doesn't check the capacity. */
function closedFor(event: Event, by: By, now: Date): string | undefined {
  if (by === "organiser")
    return event.state === "cancelled" || event.state === "archived" ? event.state : undefined;
  if (by === "viewer" && event.state === "ended" && replayAvailability(event.after, now) === "on")
    return undefined;
  const { reason } = registrationAvailability(event, { clientActive: true, taken: 0, now });
  return reason === null || reason === "full" ? undefined : reason;
}
