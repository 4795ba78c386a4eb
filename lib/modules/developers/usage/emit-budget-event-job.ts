import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Emits the webhook event for a threshold of the monthly cost ceiling. Queued in SQL
 * (`lib/platform/money/budget-marks.ts`).
 */
export const emitBudgetEventJob = jobKind({
  kind: "budget.tell",
  pool: "app",
  payload: z.object({ month: z.string(), mark: z.enum(["warning", "exhausted"]) }),
  leaseSeconds: 30,
  retries: [2, 10, 60, 600],
});
