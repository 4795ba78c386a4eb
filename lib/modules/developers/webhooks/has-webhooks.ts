import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

/** True if any webhook exists. Without one, changes to thousands of rows needn't emit events. */
export async function hasWebhooks(ctx: Ctx): Promise<boolean> {
  const webhook = await ctx.db.webhook.findFirst({
    where: { ...ownedBy(ctx), deletedAt: null },
    select: { id: true },
  });
  return webhook !== null;
}
