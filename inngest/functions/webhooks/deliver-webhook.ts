import { z } from "zod";
import { deliverWebhook as deliver, failDelivery } from "@/lib/modules/webhooks";
import { defineJob, rescheduleIn } from "../../define-job";

/**
 * Deliveries under way at one time, and to one webhook. Well under the engine's workers, so that receivers which take
 * their time leave room for all other jobs.
 */
const AT_ONCE = 60;
const TO_ONE = 8;

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
  concurrency: { limit: AT_ONCE, lane: { field: "webhook_id", limit: TO_ONE } },
  onFailed: ({ job }) => failDelivery(job.subject),
  run: async ({ job, payload }) => {
    const { delivery_id: deliveryId, once, test } = payload;
    const result = await deliver(job, { deliveryId, once, test });
    return "state" in result ? result : rescheduleIn(result.againInSeconds);
  },
});
