import { sql } from "@/lib/platform/database/db";
import { cancelJobs } from "@/lib/platform/jobs";
import { deliverWebhookJob } from "./deliver-webhook-job";

/** How many are cancelled at once, so that a backlog of any size fits the time limit of a statement. */
const BATCH = 2_000;

/** A delivery that is just being recorded is left to its job's next run. */
const CANCEL = `
UPDATE webhook_delivery d SET state = 'cancelled', next_attempt_at = NULL,
  updated_at = workspace_now(w.workspace_id, w.environment), ended_at = workspace_now(w.workspace_id, w.environment)
FROM webhook w WHERE w.id = $1 AND (w.status <> 'active' OR w.deleted_at IS NOT NULL) AND d.id = ANY (ARRAY(
  SELECT id FROM webhook_delivery WHERE webhook_id = $1 AND state = 'pending' LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
)) RETURNING d.id`;

const LEFT = "SELECT count(*)::int AS left FROM webhook_delivery WHERE webhook_id = $1 AND state = 'pending'";

/** One of their jobs runs now, and cancels the rest. */
const HURRY = `
UPDATE job SET due_at = now(), on_clock = false
WHERE id = (
  SELECT job.id FROM webhook_delivery d JOIN job ON job.subject = d.id AND job.kind = $2 AND job.state = 'queued'
  WHERE d.webhook_id = $1 AND d.state = 'pending' LIMIT 1
)`;

/**
 * Cancels the pending deliveries of a webhook that isn't active any more, in the surrounding transaction: the first of them at
 * once, others shortly by a job.
 * @returns how many there were
 */
export async function cancelPendingDeliveries(webhookId: string): Promise<number> {
  const cancelled = await cancelSome(webhookId);
  if (cancelled < BATCH) return cancelled;
  const [counted] = await sql<{ left: number }>("webhook_backlog_left", LEFT, [webhookId]);
  await sql("webhook_backlog_hurry", HURRY, [webhookId, deliverWebhookJob.kind]);
  return cancelled + (counted?.left ?? 0);
}

/** Cancels all that are left, each batch in a transaction of its own. */
export async function cancelBacklog(webhookId: string): Promise<void> {
  while ((await cancelSome(webhookId)) === BATCH);
}

async function cancelSome(webhookId: string): Promise<number> {
  const rows = await sql<{ id: string }>("webhook_cancel_backlog", CANCEL, [webhookId]);
  await cancelJobs(
    deliverWebhookJob.kind,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
