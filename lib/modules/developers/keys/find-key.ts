import type { ApiKey } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";

/** Returns the caller's key, locked until the commit. */
export async function findKeyForChange(ctx: Ctx, id: string): Promise<ApiKey> {
  await ctx.lock("key_lock", "SELECT 1 FROM api_key WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return requireOwned(ctx, await ctx.db.apiKey.findUnique({ where: { id } }));
}
