import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs";
import { iso } from "@/lib/platform/runtime/clock";
import type { webhooksContract } from "../contract";
import { lockWebhook } from "../find-webhook";
import { deliverWebhookJob } from "./deliver-webhook-job";

/** Maximum number of deliveries that one call requeues. `more` is true if some are left. */
const MAX_DELIVERIES = 2_000;

const FOUND = `
SELECT d.id, d.state FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id
WHERE d.webhook_id = $1 AND d.state = ANY ($2::text[]) AND d.created_at >= $3
  AND ($4::timestamptz IS NULL OR d.created_at < $4) AND ($5::text IS NULL OR e.type = $5)
  AND (d.state <> 'pending' OR d.attempts > 0)
  AND NOT EXISTS (SELECT 1 FROM job WHERE job.subject = d.id AND job.kind = 'webhook.deliver' AND job.state = 'running')
ORDER BY d.created_at, d.id LIMIT ${MAX_DELIVERIES + 1} FOR UPDATE OF d`;

const QUEUE = `
UPDATE webhook_delivery SET state = 'pending', next_attempt_at = $2, ended_at = NULL, updated_at = $2
WHERE id = ANY ($1::text[])`;

export async function recoverWebhookDeliveries(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.recoverWebhookDeliveries>,
): Promise<OutputOf<typeof webhooksContract.recoverWebhookDeliveries>> {
  const webhook = await lockWebhook(ctx, input.webhook_id);
  if (webhook.status !== "active")
    throw stateConflict(webhook.status, "The webhook isn't active. Activate it first.");
  const { since, until, states, type } = input;
  if (until && until <= since) throw invalid({ until: "before_start" });
  const found = await ctx.sql<{ id: string; state: string }>("webhook_recover_find", FOUND, [
    webhook.id,
    states,
    since,
    until ?? null,
    type ?? null,
  ]);
  const more = found.length > MAX_DELIVERIES;
  const taken = found.slice(0, MAX_DELIVERIES);
  const ids = taken.map(({ id }) => id);
  await cancelJobs(deliverWebhookJob.kind, ids);
  await ctx.sql("webhook_recover", QUEUE, [ids, ctx.now]);
  for (const { id, state } of taken) {
    const payload = { delivery_id: id, webhook_id: webhook.id, once: state !== "pending" };
    ctx.enqueue(deliverWebhookJob, payload, { subject: id });
  }
  const answer = { webhook_id: webhook.id, queued: ids.length, more, since: iso(since) };
  ctx.record({ subjectType: "webhook", subjectId: webhook.id, after: { ...answer, states } });
  return answer;
}
