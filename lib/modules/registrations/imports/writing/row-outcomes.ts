import { MAX_PROBLEMS } from "../file-types-schema";
import type { RowOutcome, RowResult } from "../import-fields-schema";
import { NO_COUNTS, type RowCounts } from "../no-counts";

export interface RowProblem {
  row: number;
  outcome: RowOutcome;
  reason: string;
}

/** Successful results. All others are problems of the row. */
const FINE: readonly RowOutcome[] = ["created", "merged"];

export function countOutcomes(outcomes: readonly RowResult[], before: RowCounts = NO_COUNTS): RowCounts {
  const counts = { ...before };
  for (const [outcome] of outcomes) counts[outcome] += 1;
  return counts;
}

/** Returns the first rows that weren't registered, after those already known. */
export function problemsIn(
  rows: readonly { row: number }[],
  outcomes: readonly RowResult[],
  before: readonly RowProblem[] = [],
): RowProblem[] {
  const problems = [...before];
  for (const [place, [outcome, reason = ""]] of outcomes.entries()) {
    if (problems.length >= MAX_PROBLEMS) break;
    if (!FINE.includes(outcome)) problems.push({ row: rows[place]?.row ?? 0, outcome, reason });
  }
  return problems;
}
