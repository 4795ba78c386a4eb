import { defineJob } from "@/inngest/define-job";
import { emitBudgetEvent as emit, emitBudgetEventJob } from "@/lib/modules/developers/usage";

export const emitBudgetEvent = defineJob(emitBudgetEventJob, {
  run: async ({ job, payload }) => ({ told: await emit(job, payload) }),
});
