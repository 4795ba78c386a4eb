import { queueEmail, webhookDisabledEmail } from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Job } from "@/lib/platform/jobs";
import { presentWebhook } from "../present";
import { cancelPendingDeliveries } from "./cancel-pending-deliveries";

/**
 * Disables a webhook, cancels its pending deliveries, and notifies the other webhooks and the owner. Runs
 * once.
 */
export async function disableWebhook(job: Job, webhookId: string, reason: "gone" | "failing"): Promise<void> {
  await asSystem("webhooks.disable", job, async (ctx) => {
    const [locked] = await ctx.lock(
      "webhook_disable_lock",
      "SELECT 1 FROM webhook WHERE id = $1 AND status = 'active' AND deleted_at IS NULL FOR UPDATE",
      [webhookId],
    );
    if (!locked) return;
    const webhook = await ctx.db.webhook.update({
      where: { id: webhookId },
      data: {
        status: "disabled",
        disabledReason: reason,
        version: { increment: 1 },
        updatedAt: ctx.now,
      },
    });
    const cancelled = await cancelPendingDeliveries(webhookId);
    ctx.record({
      subjectType: "webhook",
      subjectId: webhookId,
      before: { status: "active" },
      after: { ...presentWebhook(webhook, ctx.realNow), cancelled_deliveries: cancelled },
    });
    ctx.emit({
      type: "webhook.disabled",
      clientId: webhook.clientId,
      eventSlug: webhook.eventSlug,
      data: { webhook_id: webhookId, url: webhook.url, reason, cancelled_deliveries: cancelled },
    });
    const { url, environment, version } = webhook;
    for (const { user } of await readOwners(ctx))
      await queueEmail(ctx, webhookDisabledEmail, {
        to: { name: user.name, email: user.email },
        facts: { url, reason, environment },
        dedupeKey: `webhook_disabled:${webhookId}:${version}:${user.id}`,
      });
  });
}

const readOwners = (ctx: Ctx) =>
  ctx.db.member.findMany({ where: { workspaceId: ctx.workspaceId, role: "owner" }, include: { user: true } });
