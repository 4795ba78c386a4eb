import type { Ctx } from "@/lib/operation/ctx";
import type { PlanDraft } from "@/lib/plan-writer";
import type { Plan } from "@/lib/stage";

/** A written draft as a plan. A part that was there at its place before keeps its id, and so the scene made from it. */
export function planFrom(ctx: Ctx, draft: PlanDraft, before?: Plan): Plan {
  return {
    segments: draft.segments.map((segment, index) => {
      const former = before?.segments[index];
      const id = former?.title === segment.title ? former.id : ctx.newId("seg");
      return { ...segment, id, layout: null, slide: null };
    }),
    ticker: draft.ticker,
    questions: draft.questions,
  };
}
