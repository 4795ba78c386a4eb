import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { webhooksContract } from "../contract";
import { findWebhook } from "../find-webhook";
import { presentWebhook } from "../present";

export async function getWebhook(
  ctx: Ctx,
  { webhook_id }: InputOf<typeof webhooksContract.getWebhook>,
): Promise<OutputOf<typeof webhooksContract.getWebhook>> {
  const webhook = await findWebhook(ctx, webhook_id);
  ctx.meta.version = webhook.version;
  return presentWebhook(webhook, ctx.realNow);
}
