import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Runs that the engine has under way, and for one webhook. Well under the engine's workers, so that receivers which
 * take their time leave room for all other jobs.
 */
const RUNS = 60;
const RUNS_FOR_ONE = 2;

/**
 * Makes the next attempt of one delivery. Waits between attempts are the job's due time. Those of an event are written
 * in SQL with it (`lib/operation/effects.ts`).
 */
export const deliverWebhookJob = jobKind({
  kind: "webhook.deliver",
  pool: "app",
  payload: z.object({
    delivery_id: z.string(),
    webhook_id: z.string(),
    once: z.boolean().default(false),
    test: z.boolean().default(false),
  }),
  leaseSeconds: 60,
  retries: [2, 10, 60],
  maxAttempts: 8,
  concurrency: { limit: RUNS, group: { field: "webhook_id", limit: RUNS_FOR_ONE } },
});
