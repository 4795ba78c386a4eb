import { type Outline, type PlanDraft, readOutline, writePlan } from "@/lib/plan-writer";
import type { EvalBrief } from "./schema";

/** What the planner made of a brief. */
export interface Evaluated {
  /** What was understood; null from a planner that does not say. */
  outline: Outline | null;
  draft: PlanDraft;
  note: string | null;
}

/** The only place of the evaluation that knows a planner. */
export function evaluatePlan({ title, brief, given }: EvalBrief): Evaluated {
  const told = {
    title,
    brief,
    language: given.language ?? null,
    seconds: given.seconds ?? null,
    hostName: given.hostName ?? null,
    guests: given.guests,
  };
  const outline = readOutline(told);
  return { outline, draft: writePlan(outline, told), note: outline.notes?.join(" ") || null };
}
