import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";
import { writtenOf } from "../written-of";
import { mergeDraft } from "./merge-draft";

export interface DraftedPlan {
  plan: Plan;
  /** The new base for recognizing edits. Null if there are no edits; undefined keeps the current base. */
  written?: Plan | null;
}

/**
 * Returns the run of show after accepting a generated draft: people's edits stay, unless `keepEdits` is
 * false. Remaining segments keep their IDs either way. Null if nothing generated is left in the run of show,
 * or both don't fit.
 */
export function draftedPlan(row: PlanRow, draft: Plan, keepEdits = true): DraftedPlan | null {
  if (!keepEdits) {
    const current = planOf(row);
    return { plan: mergeDraft(current, current, draft)?.plan ?? draft, written: null };
  }
  const written = writtenOf(row);
  if (row.editedAt !== null) return written && mergeDraft(written, planOf(row), draft);
  const merged = written && mergeDraft(written, written, draft);
  return { plan: merged?.plan ?? draft };
}
