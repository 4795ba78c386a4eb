import { type Evaluated, evaluatePlan } from "./adapter";
import { checkFact } from "./check-fact";
import type { EvalBrief, Fact } from "./schema";

/** One fact of one brief, with its result. */
export interface Verdict {
  brief: string;
  language: string;
  kind: Fact["fact"];
  fact: Fact;
  /** Null if it holds. */
  wrong: string | null;
}

/** Checks every fact of every brief. If the planner throws, none of them hold. */
export function evaluate(
  briefs: readonly EvalBrief[],
  planner: (brief: EvalBrief) => Evaluated = evaluatePlan,
): Verdict[] {
  return briefs.flatMap((brief) => {
    const seen = attempt(() => planner(brief));
    return brief.facts.map((fact) => ({
      brief: brief.id,
      language: brief.in,
      kind: fact.fact,
      fact,
      wrong: typeof seen === "string" ? seen : checkFact(fact, seen, brief),
    }));
  });
}

function attempt(work: () => Evaluated): Evaluated | string {
  try {
    return work();
  } catch (error) {
    return `the planner threw: ${error instanceof Error ? error.message : error}`;
  }
}

/** The share of facts that hold, from 0 to 1. */
export const shareOf = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ wrong }) => wrong === null).length / Math.max(1, verdicts.length);
