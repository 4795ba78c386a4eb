import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { planOf } from "@/lib/modules/plan/plans";
import { sponsorTicker } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import { type Plan, type PresentationInfo, type VideoInfo, withLines } from "@/lib/stage";
import { decksOfPlan } from "./decks-of";
import { videosOfScenes } from "./videos-of";

/** What a stage adopts from a plan. Its ticker adds the sponsors after the planned lines. */
export interface StagedPlan {
  plan: Plan;
  presentations: readonly PresentationInfo[];
  videos: readonly VideoInfo[];
}

export async function stagedPlan(ctx: Ctx, eventId: string, row: PlanRow | null): Promise<StagedPlan> {
  const plan = planOf(row);
  const ticker = withLines(plan.ticker, await sponsorTicker(ctx, eventId));
  return {
    plan: { ...plan, ticker },
    presentations: await decksOfPlan(ctx, eventId, plan),
    videos: await videosOfScenes(ctx, eventId, plan.segments),
  };
}
