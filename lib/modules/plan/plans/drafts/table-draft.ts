import { mergePlans } from "@/lib/editors/plan/merge-plans";
import type { PlanDraft as DraftRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";

/**
 * Returns the run of show after accepting a draft from a table: the table's changes on top of concurrent
 * changes. Undefined for a generated draft.
 */
export function tableDraft(draft: DraftRow, current: Plan): Plan | undefined {
  if (draft.base === null) return undefined;
  return mergePlans(planOf(draft.base as unknown as Plan), planOf(draft), current).plan;
}
