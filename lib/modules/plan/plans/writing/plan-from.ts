import type { Ctx } from "@/lib/operation/ctx";
import type { PlanDraft } from "@/lib/plan-writer";
import { type Plan, withLaterCues } from "@/lib/stage";

/** Returns a generated draft as a plan. If there is a previous plan, `savePlan` matches its segments. */
export const planFrom = (ctx: Ctx, { segments, ticker, questions }: PlanDraft): Plan => ({
  segments: segments.map((segment) =>
    withLaterCues({ ...segment, id: ctx.newId("seg"), layout: null, slide: null }),
  ),
  ticker,
  questions,
});
