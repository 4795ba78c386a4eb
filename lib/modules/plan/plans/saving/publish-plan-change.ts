import type { Event } from "@/lib/generated/prisma/client";
import { emitEventChange } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";

/** The run of show is part of its event, so its changes raise the event's version. */
export async function publishPlanChange(ctx: Ctx, event: Event): Promise<Event> {
  const after = await ctx.db.event.update({
    where: { id: event.id },
    data: { version: event.version + 1, updatedAt: ctx.now },
  });
  emitEventChange(ctx, "event.updated", after, ["plan"]);
  return after;
}
