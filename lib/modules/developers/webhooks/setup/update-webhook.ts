import type { Webhook } from "@/lib/generated/prisma/client";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { webhooksContract } from "../contract";
import { cancelPendingDeliveries } from "../deliveries/cancel-pending-deliveries";
import { lockWebhook } from "../find-webhook";
import { presentWebhook } from "../present";
import { rotateSecret, singleSecret } from "../signing/rotation";
import { checkFilters, checkTarget, requireOwnClient } from "./check-target";

type Input = InputOf<typeof webhooksContract.updateWebhook>;

export async function updateWebhook(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof webhooksContract.updateWebhook>> {
  const webhook = await lockWebhook(ctx, input.webhook_id);
  expectVersion(ctx, webhook.version);
  if (input.url !== undefined) checkTarget(ctx, input.url);
  const { clientId, eventSlug } = await checkFilters(ctx, input);
  if (clientId !== undefined) requireOwnClient(ctx, clientId);
  const rotation = rotationOf(webhook, input, ctx.realNow);
  const changes = changesOf<Partial<Webhook>>(webhook, {
    url: input.url,
    events: input.events,
    description: input.description,
    clientId,
    eventSlug,
    ...statusOf(input),
    ...rotation?.columns,
  });
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.webhook.update({
        where: { id: webhook.id },
        data: { ...changes, version: webhook.version + 1, updatedAt: ctx.now } as object,
      })
    : webhook;
  if (changes.status === "paused") await cancelPendingDeliveries(webhook.id);
  const wire = presentWebhook(after, ctx.realNow);
  ctx.record({
    subjectType: "webhook",
    subjectId: webhook.id,
    before: presentWebhook(webhook, ctx.realNow),
    after: rotation ? { ...wire, secret: rotation.outcome } : wire,
  });
  ctx.meta.version = after.version;
  return { ...wire, ...(rotation?.secret ? { secret: rotation.secret } : {}) };
}

/** Activating clears the failure for which it was disabled. */
function statusOf({ active, status: named }: Input): Partial<Webhook> {
  const status = active === undefined ? named : active ? "active" : "paused";
  if (named !== undefined && named !== status)
    throw invalid({ active: "invalid" }, "active and status don't match.");
  if (status === "active") return { status, disabledReason: null, failingSince: null };
  return status ? { status } : {};
}

interface Rotation {
  columns: Partial<Webhook>;
  /** The new secret, if one was created. */
  secret?: string;
  /** For the audit log. */
  outcome: "rotated" | "activated";
}

function rotationOf(webhook: Webhook, input: Input, now: Date): Rotation | undefined {
  if (input.rotate_secret) return { ...rotateSecret(webhook, input, now), outcome: "rotated" };
  if (input.overlap_hours !== undefined) throw invalid({ overlap_hours: "not_allowed" });
  if (!input.activate_now) return undefined;
  if (!webhook.nextSecretCipher)
    throw invalid({ activate_now: "not_allowed" }, "There is no pending new secret.");
  return { columns: singleSecret(webhook.nextSecretCipher), outcome: "activated" };
}
