import type { Event, Plan as PlanRow } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";

/**
 * Locks and returns a show and its run of show for a requested change. The event is locked first, as
 * everywhere.
 */
export async function lockPlan(ctx: Ctx, slug: string): Promise<{ event: Event; row: PlanRow | null }> {
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  await ctx.sql("plan_lock", "SELECT 1 FROM plan WHERE event_id = $1 FOR UPDATE", [event.id]);
  return { event, row: await ctx.db.plan.findUnique({ where: { eventId: event.id } }) };
}
