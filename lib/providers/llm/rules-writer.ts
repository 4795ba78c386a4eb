import { writePlan } from "@/lib/plan-writer";
import type { PlanWriter } from "./port";

/** The built-in planner. The same show always gets the same plan. */
export const rulesWriter: PlanWriter = {
  kind: "rules",
  write: async (brief, outline) => ({
    draft: writePlan(outline, brief),
    writer: "rules",
    inputTokens: 0,
    outputTokens: 0,
  }),
};
