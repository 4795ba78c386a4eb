import type { Asset } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";

/** The caller's asset; one that was deleted is there no more. */
export async function findAsset(ctx: Ctx, id: string): Promise<Asset> {
  const found = await ctx.db.asset.findUnique({ where: { id } });
  return requireOwned(ctx, found?.deletedAt ? null : found);
}

/** The same, held against all others that change it. */
export async function lockAsset(ctx: Ctx, id: string): Promise<Asset> {
  await ctx.lock("asset_lock", "SELECT 1 FROM asset WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findAsset(ctx, id);
}
