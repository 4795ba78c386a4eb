import type { Ctx } from "@/lib/operation/ctx";
import { composeWebhookDisabled, type DisabledWebhook } from "./compose-webhook-disabled";
import { queueMail } from "./queue-mail";
import { storedMail } from "./stored-body";

/**
 * Queues a mail to every owner about a webhook that was switched off, in the caller's transaction. The content is made
 * here, while it is known what happened; in the test environment it is captured like all mail.
 * @param occasion tells one switching off from the next
 * @returns to how many owners
 */
export async function queueWebhookDisabledMail(
  ctx: Ctx,
  webhook: DisabledWebhook,
  occasion: number,
): Promise<number> {
  const owners = await ctx.db.member.findMany({
    where: { workspaceId: ctx.workspaceId, role: "owner" },
    include: { user: true, workspace: true },
  });
  for (const { user, workspace } of owners) {
    const id = await queueMail(ctx, {
      kind: "webhook_disabled",
      to: { name: user.name, email: user.email },
      dedupeKey: `webhook_disabled:${webhook.id}:${occasion}:${user.id}`,
    });
    if (!id) continue;
    const made = await composeWebhookDisabled(webhook, workspace.name);
    const captured = ctx.environment === "test" ? { state: "captured", sentAt: ctx.now } : {};
    await ctx.db.mailMessage.update({ where: { id }, data: { ...storedMail(made), ...captured } });
  }
  return owners.length;
}
