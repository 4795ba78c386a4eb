import { z } from "zod";
import { defineJob } from "@/inngest/define-job";
import { emitBudgetEvent as emit } from "@/lib/modules/usage";

/** Emits the webhook event for a threshold of the month's ceiling. */
export const emitBudgetEvent = defineJob({
  kind: "budget.tell",
  payload: z.object({ month: z.string(), mark: z.enum(["warning", "exhausted"]) }),
  leaseSeconds: 30,
  retries: [2, 10, 60, 600],
  run: async ({ job, payload }) => ({ told: await emit(job, payload) }),
});
