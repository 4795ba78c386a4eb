import { deliverWebhookJob, failDelivery, prepareDeliveries } from "@/lib/modules/developers/webhooks";
import { defineJob } from "../../define-job";

/** Deliveries that one run has in flight while the receiver is fast. */
const CONCURRENT_DELIVERIES = 64;

export const deliverWebhook = defineJob(deliverWebhookJob, {
  onFailed: ({ job }) => failDelivery(job),
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
