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
    `UPDATE webhook_delivery d SET state = 'cancelled', next_attempt_at = NULL,
       updated_at = workspace_now(w.workspace_id, w.environment), ended_at = workspace_now(w.workspace_id, w.environment)
     FROM webhook w WHERE w.id = $1 AND d.webhook_id = $1 AND d.state = 'pending' RETURNING d.id`,
    [webhookId],
  );
  await cancelJobs(
    deliverWebhookJob.kind,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
