import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

/** Whether anybody could hear of what happens. Who tells of thousands of rows need not where nobody does. */
export async function hasWebhooks(ctx: Ctx): Promise<boolean> {
  const webhook = await ctx.db.webhook.findFirst({
    where: { ...ownedBy(ctx), deletedAt: null },
    select: { id: true },
  });
  return webhook !== null;
}
