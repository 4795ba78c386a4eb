import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { webhooksContract } from "../contract";
import { cancelPendingDeliveries } from "../deliveries/cancel-pending-deliveries";
import { lockWebhook } from "../find-webhook";
import { presentWebhook } from "../present";

export async function deleteWebhook(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.deleteWebhook>,
): Promise<OutputOf<typeof webhooksContract.deleteWebhook>> {
  const webhook = await lockWebhook(ctx, input.webhook_id);
  await ctx.db.webhook.update({
    where: { id: webhook.id },
    data: {
      status: "disabled",
      disabledReason: "deleted",
      secretCipher: null,
      nextSecretCipher: null,
      nextSecretAt: null,
      deletedAt: ctx.now,
      updatedAt: ctx.now,
      version: webhook.version + 1,
    },
  });
  const cancelled = await cancelPendingDeliveries(webhook.id);
  ctx.record({
    subjectType: "webhook",
    subjectId: webhook.id,
    before: presentWebhook(webhook, ctx.realNow),
    after: { deleted: true, cancelled_deliveries: cancelled },
  });
  return { id: webhook.id, deleted: true, cancelled_deliveries: cancelled };
}
