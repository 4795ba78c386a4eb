import { mergePlans } from "@/lib/editors/plan/merge-plans";
import type { PlanDraft as DraftRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "../plan-of";

/**
 * What taking a draft that came from a table makes of the run of show as it stands now: what the table changed, on top
 * of what others changed meanwhile. Undefined for a draft that was written.
 */
export function tableDraft(draft: DraftRow, current: Plan): Plan | undefined {
  if (draft.base === null) return undefined;
  return mergePlans(planOf(draft.base as unknown as Plan), planOf(draft), current).plan;
}
