import type { Ctx } from "@/lib/operation/ctx";
import { EVENT_KIND_NAMES, type EventKind } from "@/lib/operation/event-kinds";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { iso } from "@/lib/platform/runtime/clock";
import type { webhooksContract } from "../contract";
import { deliverWebhookJob } from "../deliveries/deliver-webhook-job";
import { EVENT_EXAMPLES } from "../events";
import { findWebhook } from "../find-webhook";
import { DELIVERY_DETAILS, presentDelivery } from "../present";

const MESSAGE = "A test of this webhook. Nothing happened.";

/**
 * Sends the example of an event type as a real event would be sent, so any reader of that type can handle it.
 */
export async function testWebhook(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.testWebhook>,
): Promise<OutputOf<typeof webhooksContract.testWebhook>> {
  const webhook = await findWebhook(ctx, input.webhook_id);
  const type = input.type ?? firstKind(webhook.events);
  const eventId = ctx.newId("whe");
  const body = {
    id: eventId,
    type,
    created_at: iso(ctx.now),
    environment: ctx.environment,
    data: { webhook_id: webhook.id, message: MESSAGE, ...EVENT_EXAMPLES[type], test: true },
  };
  await ctx.db.webhookEvent.create({
    data: { id: eventId, ...ownedBy(ctx), type, body: JSON.stringify(body), createdAt: ctx.now },
  });
  const delivery = await ctx.db.webhookDelivery.create({
    data: {
      id: ctx.newId("whd"),
      workspaceId: ctx.workspaceId,
      webhookId: webhook.id,
      eventId,
      nextAttemptAt: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
    include: DELIVERY_DETAILS,
  });
  const payload = { delivery_id: delivery.id, webhook_id: webhook.id, test: true };
  ctx.enqueue(deliverWebhookJob, payload, { subject: delivery.id });
  ctx.record({
    subjectType: "webhook",
    subjectId: webhook.id,
    after: { delivery_id: delivery.id, event_id: eventId, type },
  });
  return presentDelivery(delivery);
}

const firstKind = (events: string[]): EventKind =>
  EVENT_KIND_NAMES.find((kind) => kind === events[0]) ?? "event.created";
