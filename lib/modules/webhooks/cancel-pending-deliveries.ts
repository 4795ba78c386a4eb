import { sql } from "@/lib/platform/database/db";
import { cancelJobs } from "@/lib/platform/jobs";
import { deliverWebhookJob } from "./deliver-webhook-job";

/**
 * Cancels the pending deliveries of a webhook, in the surrounding transaction.
 * @returns how many deliveries were cancelled
 */
export async function cancelPendingDeliveries(webhookId: string): Promise<number> {
  const rows = await sql<{ id: string }>(
    "webhook_cancel_backlog",
    `UPDATE webhook_delivery SET state = 'cancelled', next_attempt_at = NULL, updated_at = now(), ended_at = now()
     WHERE webhook_id = $1 AND state = 'pending' RETURNING id`,
    [webhookId],
  );
  await cancelJobs(
    deliverWebhookJob.kind,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
