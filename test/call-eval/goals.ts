import type { Measure } from "./score";
import type { Tally } from "./scoring/match";

/** The least precision and recall, as shares. A measure without a goal is only printed. */
export const GOALS: Partial<Record<Measure, { precision: number; recall: number }>> = {
  "next steps": { precision: 0.85, recall: 0.7 },
  "owner right when given": { precision: 0.95, recall: 0 },
  "owner given when named": { precision: 0, recall: 0.7 },
  "amounts of money": { precision: 0.97, recall: 0.97 },
  objections: { precision: 0.8, recall: 0.7 },
  questions: { precision: 0.9, recall: 0.9 },
  competitors: { precision: 0.8, recall: 0.6 },
  dates: { precision: 0.8, recall: 0.6 },
  MEDDICC: { precision: 0.8, recall: 0.6 },
  risks: { precision: 0.8, recall: 0.6 },
  topics: { precision: 0.7, recall: 0.7 },
  quotes: { precision: 1, recall: 1 },
  "no owners without labels": { precision: 1, recall: 1 },
  "long calls": { precision: 1, recall: 1 },
};

export const precisionOf = ({ right, given }: Tally): number => (given === 0 ? 1 : right / given);
export const recallOf = ({ found, expected }: Tally): number => (expected === 0 ? 1 : found / expected);

/** A measure for which nothing was given has no precision to speak of, so recall decides. */
export function meetsGoal(measure: Measure, tally: Tally): boolean {
  const goal = GOALS[measure];
  return !goal || (precisionOf(tally) >= goal.precision && recallOf(tally) >= goal.recall);
}
