import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { webhooksContract } from "../contract";
import { findWebhook } from "../find-webhook";
import { DELIVERY_DETAILS, presentDelivery } from "../present";

const COLUMNS = { created_at: "createdAt" };

export async function listWebhookDeliveries(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.listWebhookDeliveries>,
): Promise<OutputOf<typeof webhooksContract.listWebhookDeliveries>> {
  const webhook = await findWebhook(ctx, input.webhook_id);
  const filter = {
    webhookId: webhook.id,
    ...(input.state ? { state: input.state } : {}),
    ...(input.type ? { event: { type: input.type } } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.webhookDelivery.findMany({
        where: { AND: [filter, where] },
        include: DELIVERY_DETAILS,
        ...rest,
      }),
    presentDelivery,
  );
}
