import type { Ctx } from "@/lib/operation/ctx";
import type { PlanDraft } from "@/lib/plan-writer";
import type { Plan } from "@/lib/stage";
import { nameKey } from "../guests";

const NOBODY: ReadonlyMap<string, string> = new Map();

/** A written draft as a plan. A part that was there at its place before keeps its id, and so the scene made from it. */
export function planFrom(ctx: Ctx, draft: PlanDraft, ids = NOBODY, before?: Plan): Plan {
  return {
    segments: draft.segments.map((segment, index) => {
      const former = before?.segments[index];
      return {
        ...segment,
        assignee: assigneeOf(segment.assignee, ids),
        id: former?.title === segment.title ? former.id : ctx.newId("seg"),
        layout: null,
        slide: null,
      };
    }),
    ticker: draft.ticker,
    questions: draft.questions,
  };
}

/** A name becomes the id of whom it names, and nobody where that is nobody who can be assigned. */
function assigneeOf(given: string | null, ids: ReadonlyMap<string, string>): string | null {
  if (given === null || given === "host" || given.startsWith("gst_")) return given;
  return ids.get(nameKey(given)) ?? null;
}
