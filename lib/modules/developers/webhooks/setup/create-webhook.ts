import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { Problem } from "@/lib/operation/problem";
import type { webhooksContract } from "../contract";
import { presentWebhook } from "../present";
import { newSecret, sealSecret } from "../signing/secret";
import { checkFilters, checkTarget, requireOwnClient } from "./check-target";

/** Every event is matched against all webhooks, so this limits the work that one call can cause. */
const MAX_WEBHOOKS = 1_000;

export async function createWebhook(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.createWebhook>,
): Promise<OutputOf<typeof webhooksContract.createWebhook>> {
  checkTarget(ctx, input.url);
  const { clientId, eventSlug } = await checkFilters(ctx, input);
  requireOwnClient(ctx, clientId);
  const count = await ctx.db.webhook.count({ where: { ...ownedBy(ctx), deletedAt: null } });
  if (count >= MAX_WEBHOOKS)
    throw new Problem("slot_limit_reached", `A workspace can have at most ${MAX_WEBHOOKS} webhooks.`);
  const secret = newSecret();
  const webhook = await ctx.db.webhook.create({
    data: {
      id: ctx.newId("wh"),
      ...ownedBy(ctx),
      url: input.url,
      description: input.description ?? "",
      events: input.events,
      clientId: clientId ?? null,
      eventSlug: eventSlug ?? null,
      secretCipher: sealSecret(secret),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const wire = presentWebhook(webhook, ctx.realNow);
  ctx.record({ subjectType: "webhook", subjectId: webhook.id, after: wire });
  ctx.meta.version = webhook.version;
  return { ...wire, secret };
}
