import type { Ctx } from "@/lib/operation/ctx";
import { applyEvent, type Plan, type StageState } from "@/lib/stage";
import { planOf } from "../plans";
import { queueBroadcast } from "./queue-broadcast";
import {
  firstState,
  insertStageRow,
  lockStageRow,
  readStageRow,
  type StagedEvent,
  saveStageRow,
} from "./stage-row";

/**
 * Locks the stage of a show, making it from the plan when there is none. A stage that is there takes the plan
 * over while nothing has started: its scenes follow, the people on it stay.
 */
async function ensureStage(ctx: Ctx, event: StagedEvent, plan: Plan | null): Promise<StageState> {
  const row = await lockStageRow(ctx, event.id);
  if (row) return plan ? adoptPlan(ctx, event.id, row.state, plan) : row.state;
  await insertStageRow(ctx, event.id, firstState(event, plan));
  const made = await lockStageRow(ctx, event.id);
  if (!made) throw new Error("the stage could not be made");
  return made.state;
}

async function adoptPlan(ctx: Ctx, eventId: string, state: StageState, plan: Plan): Promise<StageState> {
  if (state.phase !== "idle") return state;
  const applied = applyEvent(state, { type: "plan_changed", plan });
  if (!applied.ok || applied.changed.length === 0) return state;
  await saveStageRow(ctx, eventId, applied.state);
  queueBroadcast(ctx, eventId, applied.state.version);
  return applied.state;
}

/** The locked stage, made when missing and brought up to the stored plan when that was written since. */
export async function lockStage(ctx: Ctx, event: StagedEvent): Promise<StageState> {
  const row = await lockStageRow(ctx, event.id);
  if (row && row.state.phase !== "idle") return row.state;
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const newer = plan !== null && (!row || plan.updatedAt > row.updatedAt);
  if (row && !newer) return row.state;
  return ensureStage(ctx, event, plan ? planOf(plan) : null);
}

/** Brings a stage that was made already up to the stored plan, and tells open studios. For whoever writes plans. */
export async function refreshStage(ctx: Ctx, eventId: string): Promise<void> {
  const event = await ctx.db.event.findUnique({ where: { id: eventId } });
  if (event && (await readStageRow(ctx, eventId))) await lockStage(ctx, event);
}
