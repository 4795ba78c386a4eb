import { MAX_PROBLEMS } from "../file-types-schema";
import type { RowOutcome, RowResult } from "../import-fields-schema";
import { NO_COUNTS, type RowCounts } from "../no-counts";

export interface RowProblem {
  row: number;
  outcome: RowOutcome;
  reason: string;
}

/** What counts as done: everything else is a problem of the row. */
const FINE: readonly RowOutcome[] = ["created", "merged"];

export function countOutcomes(outcomes: readonly RowResult[], before: RowCounts = NO_COUNTS): RowCounts {
  const counts = { ...before };
  for (const [outcome] of outcomes) counts[outcome] += 1;
  return counts;
}

/** The first rows that came to no registration, behind those that are known already. */
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
