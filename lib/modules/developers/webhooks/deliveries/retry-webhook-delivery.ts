import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs";
import type { webhooksContract } from "../contract";
import { lockWebhook } from "../find-webhook";
import { DELIVERY_DETAILS, presentDelivery } from "../present";
import { deliverWebhookJob } from "./deliver-webhook-job";

export async function retryWebhookDelivery(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.retryWebhookDelivery>,
): Promise<OutputOf<typeof webhooksContract.retryWebhookDelivery>> {
  const webhook = await lockWebhook(ctx, input.webhook_id);
  const found = await ctx.db.webhookDelivery.findUnique({ where: { id: input.delivery_id } });
  if (!found || found.webhookId !== webhook.id) throw notFound();
  if (webhook.status !== "active")
    throw stateConflict(webhook.status, "The webhook isn't active. Activate it first.");
  const running = await ctx.db.job.findFirst({
    where: { subject: found.id, kind: "webhook.deliver", state: "running" },
  });
  if (running) throw stateConflict("running", "An attempt is in progress.");
  await cancelJobs(deliverWebhookJob.kind, [found.id]);
  const delivery = await ctx.db.webhookDelivery.update({
    where: { id: found.id },
    data: { state: "pending", nextAttemptAt: ctx.now, endedAt: null, updatedAt: ctx.now },
    include: DELIVERY_DETAILS,
  });
  const payload = { delivery_id: found.id, webhook_id: webhook.id, once: found.state !== "pending" };
  ctx.enqueue(deliverWebhookJob, payload, { subject: found.id });
  ctx.record({
    subjectType: "webhook_delivery",
    subjectId: found.id,
    before: { state: found.state },
    after: { state: "pending" },
  });
  return presentDelivery(delivery);
}
