import { type Outline, type PlanDraft, readOutline, writePlan } from "@/lib/plan-writer";
import type { EvalBrief } from "./schema";

/** The planner's result for a brief. */
export interface Evaluated {
  /** The extracted outline; null from a planner that doesn't return one. */
  outline: Outline | null;
  draft: PlanDraft;
  note: string | null;
}

/** The only part of the evaluation that depends on a planner. */
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
