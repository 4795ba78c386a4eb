import type { Outline } from "@/lib/plan-writer/outline";
import type { PlanDraft } from "@/lib/providers/llm";
import { composePlan } from "@/lib/providers/llm/rules/compose";
import type { EvalBrief } from "./schema";

const DEFAULT_SECONDS = 3_600;

/** What the planner made of a brief. */
export interface Evaluated {
  /** What was understood; null from a planner that does not say. */
  outline: Outline | null;
  draft: PlanDraft;
  note: string | null;
}

/** The only place of the evaluation that knows a planner. */
export function evaluatePlan({ title, brief, given }: EvalBrief): Evaluated {
  const draft = composePlan({
    title,
    brief,
    language: given.language ?? null,
    seconds: given.seconds ?? DEFAULT_SECONDS,
    hostName: given.hostName ?? null,
    guests: given.guests,
  });
  return { outline: null, draft, note: null };
}
