import type { Event } from "@/lib/generated/prisma/client";
import { findEvent, requireAvailable } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { showOwners } from "./show-owners";

/**
 * Returns the caller's show, looked up before the transaction opens.
 * @throws what `findEvent` and `requireAvailable` throw
 */
export async function findAvailableShow(ctx: Ctx, slug: string): Promise<Event> {
  const [event, owners] = await ctx.ahead(() => Promise.all([findEvent(ctx, slug), showOwners(ctx, slug)]));
  requireAvailable({ ...owners, state: event.state });
  return event;
}
