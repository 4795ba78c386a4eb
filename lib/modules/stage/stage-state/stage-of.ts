import { readStageRow } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { applyEvent, type StageState } from "@/lib/stage";
import { firstState } from "./first-state";
import { adoptsPlans, isPlanNewer } from "./plan-to-adopt";
import { stagedPlan } from "./staged-plan";

/** A show's current stage, for reading. */
export interface StageNow {
  state: StageState;
  epoch: number;
  /** Database time of this state. */
  now: Date;
}

/**
 * Returns the current stage, or for a show without one, the stage it will start with. Includes a newer plan,
 * as the next change will store it. Writes nothing. The caller has checked access to the event.
 */
export async function stageNow(ctx: Ctx, eventId: string): Promise<StageNow> {
  const { stored, ...look } = await readStageRow(ctx, eventId);
  if (stored && !adoptsPlans(stored.state)) return { ...look, state: stored.state };
  const row = await ctx.db.plan.findUnique({ where: { eventId } });
  if (stored && (!row || !isPlanNewer(row, stored))) return { ...look, state: stored.state };
  const staged = await stagedPlan(ctx, eventId, row);
  if (!stored) {
    const event = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
    return { ...look, state: firstState(event, staged) };
  }
  const { plan, ...around } = staged;
  const adopted = applyEvent(stored.state, { type: "plan_changed", plan }, around);
  const state = adopted.ok && adopted.changed.length > 0 ? adopted.state : stored.state;
  return { ...look, state };
}

export const stageOf = async (ctx: Ctx, eventId: string): Promise<StageState> =>
  (await stageNow(ctx, eventId)).state;
