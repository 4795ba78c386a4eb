import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Maximum number of concurrent runs, in total and per webhook. Well below the number of the engine's workers,
 * so that slow receivers leave room for all other jobs.
 */
const RUNS = 60;
const RUNS_FOR_ONE = 2;

/**
 * Makes the next attempt of one delivery. The job's due time holds the delay between attempts. An event's own
 * deliveries are queued with it, in SQL (`lib/operation/effects.ts`).
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
