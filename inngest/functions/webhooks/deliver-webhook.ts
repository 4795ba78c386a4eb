import { z } from "zod";
import { failDelivery, prepareDeliveries } from "@/lib/modules/webhooks";
import { defineJob } from "../../define-job";

/**
 * Runs that the engine has under way, and for one webhook. Well under the engine's workers, so that receivers which
 * take their time leave room for all other jobs.
 */
const RUNS = 60;
const RUNS_FOR_ONE = 2;
/** Deliveries that one run has in flight while the receiver is quick. */
const CONCURRENT_DELIVERIES = 64;

/** Makes the next attempt of one delivery. Waits between attempts are the job's due time. */
export const deliverWebhook = defineJob({
  kind: "webhook.deliver",
  payload: z.object({
    delivery_id: z.string(),
    webhook_id: z.string(),
    once: z.boolean().default(false),
    test: z.boolean().default(false),
  }),
  leaseSeconds: 60,
  retries: [2, 10, 60],
  concurrency: { limit: RUNS, group: { field: "webhook_id", limit: RUNS_FOR_ONE } },
  onFailed: ({ job }) => failDelivery(job.subject),
  drain: {
    concurrency: CONCURRENT_DELIVERIES,
    prepare: (jobs) =>
      prepareDeliveries(
        jobs.map(({ job, payload: { delivery_id: deliveryId, webhook_id: webhookId, once, test } }) => ({
          job,
          deliveryId,
          webhookId,
          once,
          test,
        })),
      ),
  },
});
