import type { PlanBrief, PlanDraft, PlanWriter } from "../port";
import { composePlan } from "./compose";

/** The built-in planner: reads the brief by rules and always gives the same plan for the same show. */
export const rulesWriter: PlanWriter = {
  kind: "rules",
  write: async (
    brief: PlanBrief,
  ): Promise<{ draft: PlanDraft; writer: string; inputTokens: number; outputTokens: number }> => ({
    draft: composePlan(brief),
    writer: "rules",
    inputTokens: 0,
    outputTokens: 0,
  }),
};
