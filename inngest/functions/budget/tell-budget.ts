import { z } from "zod";
import { tellBudget as tell } from "@/lib/modules/usage";
import { defineJob } from "../../define-job";

/** Tells webhooks that a mark of the month's ceiling was reached. */
export const tellBudget = defineJob({
  kind: "budget.tell",
  payload: z.object({ month: z.string(), mark: z.enum(["warning", "exhausted"]) }),
  leaseSeconds: 30,
  retries: [2, 10, 60, 600],
  run: async ({ job, payload }) => ({ told: await tell(job, payload) }),
});
