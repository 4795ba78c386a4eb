import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { plansContract } from "./contract";
import { decidePlanDraft } from "./decide-plan-draft";
import { generatePlan } from "./generate-plan";
import { getPlan } from "./get-plan";
import { reorderSegments } from "./reorder-segments";
import { replacePlan } from "./replace-plan";
import { setSegmentPoll } from "./set-segment-poll";
import { validatePlan } from "./validate-plan";

export const handlers: HandlersOf<typeof plansContract> = {
  getPlan,
  replacePlan,
  generatePlan,
  decidePlanDraft,
  validatePlan,
  reorderSegments,
  setSegmentPoll,
};
