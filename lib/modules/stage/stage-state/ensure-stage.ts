import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { holdEvent } from "@/lib/modules/show-basics/show-facts";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import {
  type HeldStage,
  lockStageRow,
  makeStageRow,
  readStageRow,
  saveStage,
} from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { applyEvent, type StageState } from "@/lib/stage";
import { firstState, type StagedEvent } from "./first-state";
import { adoptsPlans, isPlanNewer } from "./plan-to-adopt";
import { stagedPlan } from "./staged-plan";

/**
 * Returns the locked stage of a show, created from its plan if there is none. Before the show starts, an
 * existing stage adopts a newer plan: its scenes change, and the people on it stay. `behind` as in `Lock`.
 */
export async function holdStage(ctx: Ctx, event: StagedEvent, behind?: () => void): Promise<HeldStage> {
  const held = await lockStageRow(ctx, event.id, behind);
  if (held && !adoptsPlans(held.state)) return held;
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  if (!held) await makeStage(ctx, event, plan);
  const stage = held ?? (await lockAgain(ctx, event.id));
  return plan && isPlanNewer(plan, stage) ? adoptPlan(ctx, stage, plan) : stage;
}

async function makeStage(ctx: Ctx, event: StagedEvent, row: PlanRow | null): Promise<void> {
  const state = firstState(event, await stagedPlan(ctx, event.id, row));
  await makeStageRow(ctx, event.id, state, row?.version ?? 0);
}

async function adoptPlan(ctx: Ctx, held: HeldStage, row: PlanRow): Promise<HeldStage> {
  const { eventId, state } = held;
  if (!adoptsPlans(state)) return held;
  const { plan, ...around } = await stagedPlan(ctx, eventId, row);
  const applied = applyEvent(state, { type: "plan_changed", plan }, around);
  if (!applied.ok) return held;
  // Stored with the next change. Until then, reading again gives the same result.
  if (applied.changed.length === 0) return { ...held, planVersion: row.version };
  const move = { type: "plan_changed", state: applied.state, changed: applied.changed };
  await saveStage(ctx, held, [move], { planVersion: row.version });
  queueBroadcast(ctx, eventId, applied.state.version);
  return lockAgain(ctx, eventId);
}

async function lockAgain(ctx: Ctx, eventId: string): Promise<HeldStage> {
  const held = await lockStageRow(ctx, eventId);
  if (!held) throw new Error("the stage could not be made");
  return held;
}

/** Returns the state of `holdStage`, for callers who change it with `applyStageEvent`. */
export async function lockStage(ctx: Ctx, event: StagedEvent): Promise<StageState> {
  await holdEvent(ctx, event.id);
  return (await holdStage(ctx, event)).state;
}

/**
 * Updates an existing stage to the stored plan and publishes it to open studios. Called after a plan is
 * written.
 */
export async function refreshStage(ctx: Ctx, eventId: string): Promise<void> {
  const event = await ctx.db.event.findUnique({ where: { id: eventId } });
  if (event && (await readStageRow(ctx, eventId)).stored) await holdStage(ctx, event);
}
