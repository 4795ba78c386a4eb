import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { webhooksContract } from "../contract";
import { lockWebhook } from "../find-webhook";
import { presentWebhook } from "../present";
import { rotateSecret } from "./rotation";

export async function rotateWebhookSecret(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.rotateWebhookSecret>,
): Promise<OutputOf<typeof webhooksContract.rotateWebhookSecret>> {
  const webhook = await lockWebhook(ctx, input.webhook_id);
  const { secret, columns } = rotateSecret(webhook, input, ctx.realNow);
  const after = await ctx.db.webhook.update({
    where: { id: webhook.id },
    data: { ...columns, version: webhook.version + 1, updatedAt: ctx.now },
  });
  const wire = presentWebhook(after, ctx.realNow);
  ctx.record({
    subjectType: "webhook",
    subjectId: webhook.id,
    before: presentWebhook(webhook, ctx.realNow),
    after: { ...wire, secret: "rotated" },
  });
  ctx.meta.version = after.version;
  return { ...wire, secret };
}
