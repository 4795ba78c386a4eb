import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { type StoredDeal, withSignature } from "./stored-deal";

/** Returns one of the caller's deals. */
export async function findDeal(ctx: Ctx, id: string): Promise<StoredDeal> {
  return requireOwned(ctx, await ctx.db.deal.findUnique({ where: { id }, include: withSignature }));
}

/** The same, locked until the end of the transaction. */
export async function lockDeal(ctx: Ctx, id: string): Promise<StoredDeal> {
  await ctx.lock("deal_lock", "SELECT 1 FROM deal WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findDeal(ctx, id);
}
