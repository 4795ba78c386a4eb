import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { webhooksContract } from "../contract";
import { findWebhook } from "../find-webhook";
import { secretsAt } from "../signing/secret";
import { deliveryHeaders } from "../signing/sign-delivery";

export async function getDeliveryContent(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.getDeliveryContent>,
): Promise<OutputOf<typeof webhooksContract.getDeliveryContent>> {
  const webhook = await findWebhook(ctx, input.webhook_id);
  const delivery = await ctx.db.webhookDelivery.findUnique({
    where: { id: input.delivery_id },
    include: { event: true },
  });
  if (!delivery || delivery.webhookId !== webhook.id) throw notFound();
  const { id: eventId, type, body } = delivery.event;
  const secrets = secretsAt(webhook, ctx.realNow);
  const timestamp = Math.floor(ctx.realNow.getTime() / 1000);
  const headers = secrets ? deliveryHeaders({ eventId, type, body, timestamp, secrets }) : {};
  return {
    delivery_id: delivery.id,
    url: webhook.url,
    body,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  };
}
