import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { offerPlacesJob } from "./offer-places-job";

/**
 * Queues offers for places that may have become free. If people are on the waitlist, the next of them get an
 * offer after the commit.
 */
export async function offerFreed(ctx: Ctx, event: Pick<Event, "id">): Promise<void> {
  const [waiting] = await ctx.sql(
    "place_wanted",
    `SELECT 1 AS one FROM registration WHERE event_id = $1 AND state = 'waitlisted' AND removed_at IS NULL LIMIT 1`,
    [event.id],
  );
  if (waiting) ctx.enqueue(offerPlacesJob, { event_id: event.id }, { subject: event.id });
}
