import type { Webhook } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

/** The caller's webhook. A key that is held to certain clients sees those that are held to them as well. */
export async function findWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  const webhook = requireOwned(ctx, await ctx.db.webhook.findUnique({ where: { id } }));
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0 && !clientIds.includes(webhook.clientId ?? "")) throw notFound();
  if (webhook.deletedAt) throw notFound();
  return webhook;
}

/** Like `findWebhook`, locked until the transaction ends. */
export async function lockWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  await ctx.lock("webhook_lock", "SELECT 1 FROM webhook WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findWebhook(ctx, id);
}
