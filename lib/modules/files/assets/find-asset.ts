import type { Asset } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";

/** Returns the caller's asset. A deleted asset is not found. */
export async function findAsset(ctx: Ctx, id: string): Promise<Asset> {
  const found = await ctx.db.asset.findUnique({ where: { id } });
  return requireOwned(ctx, found?.deletedAt ? null : found);
}

/** Returns the caller's asset, locked against concurrent changes. */
export async function lockAsset(ctx: Ctx, id: string): Promise<Asset> {
  await ctx.lock("asset_lock", "SELECT 1 FROM asset WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findAsset(ctx, id);
}
