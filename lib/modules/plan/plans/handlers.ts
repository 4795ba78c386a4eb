import type { HandlersOf } from "@/lib/operation/handlers-of";
import { decidePlanDraft } from "./changing/decide-plan-draft";
import { reorderSegments } from "./changing/reorder-segments";
import { replacePlan } from "./changing/replace-plan";
import { setSegmentPoll } from "./changing/set-segment-poll";
import { validatePlan } from "./checks/validate-plan";
import type { plansContract } from "./contract";
import { getPlan } from "./reading/get-plan";
import { generatePlan } from "./writing/generate-plan";

export const handlers: HandlersOf<typeof plansContract> = {
  getPlan,
  replacePlan,
  generatePlan,
  decidePlanDraft,
  validatePlan,
  reorderSegments,
  setSegmentPoll,
};
