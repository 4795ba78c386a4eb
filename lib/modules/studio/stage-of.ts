import type { Ctx } from "@/lib/operation/ctx";
import { applyEvent, type StageState } from "@/lib/stage";
import { planOf } from "../plans";
import { firstState, readStageRow } from "./stage-row";

/**
 * The stage as it is now; for a show that nobody has prepared yet, as it will start. A plan that was written since
 * is in it, as the next change will store it. Writes nothing. The caller has checked that the event may be seen.
 */
export async function stageOf(ctx: Ctx, eventId: string): Promise<StageState> {
  const row = await readStageRow(ctx, eventId);
  if (row && row.state.phase !== "idle") return row.state;
  const plan = await ctx.db.plan.findUnique({ where: { eventId } });
  if (!row) {
    const event = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
    return firstState(event, plan ? planOf(plan) : null);
  }
  if (!plan || plan.updatedAt <= row.updatedAt) return row.state;
  const adopted = applyEvent(row.state, { type: "plan_changed", plan: planOf(plan) });
  return adopted.ok && adopted.changed.length > 0 ? adopted.state : row.state;
}
