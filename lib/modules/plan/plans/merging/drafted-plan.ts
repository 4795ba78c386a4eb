import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";
import { writtenOf } from "../written-of";
import { mergeDraft } from "./merge-draft";

export interface DraftedPlan {
  plan: Plan;
  /** What edits are told by from now on; null where there are none, undefined leaves it. */
  written?: Plan | null;
}

/**
 * What a written draft makes of a run of show: what people changed stays, unless it is not to be kept. Parts that stay
 * keep their ids either way. Null where the run of show is theirs altogether, or has no room for both.
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
