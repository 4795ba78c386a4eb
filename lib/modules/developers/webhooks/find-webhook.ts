import type { Webhook } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

/**
 * Returns the caller's webhook. A key limited to certain clients sees only webhooks limited to them as well.
 */
export async function findWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  const webhook = requireOwned(ctx, await ctx.db.webhook.findUnique({ where: { id } }));
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0 && !clientIds.includes(webhook.clientId ?? "")) throw notFound();
  if (webhook.deletedAt) throw notFound();
  return webhook;
}

/** Does the same as `findWebhook`, and locks it until the transaction ends. */
export async function lockWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  await ctx.lock("webhook_lock", "SELECT 1 FROM webhook WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findWebhook(ctx, id);
}
