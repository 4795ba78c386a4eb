import type { Ctx } from "@/lib/operation/ctx";
import type { PlanDraft } from "@/lib/plan-writer";
import { type Plan, withLaterCues } from "@/lib/stage";

/** A written draft as a plan. Where there was one, `savePlan` finds out which of its parts were there before. */
export const planFrom = (ctx: Ctx, { segments, ticker, questions }: PlanDraft): Plan => ({
  segments: segments.map((segment) =>
    withLaterCues({ ...segment, id: ctx.newId("seg"), layout: null, slide: null }),
  ),
  ticker,
  questions,
});
