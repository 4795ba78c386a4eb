import type { ApiKey } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { evictKey } from "./key-principal";
import { presentKey } from "./present";

/** Revokes a key. This process refuses it from the commit on, the others once their cached entry expires. */
export async function endKey(ctx: Ctx, key: ApiKey, action?: string): Promise<ApiKey> {
  const ended = key.revokedAt
    ? key
    : await ctx.db.apiKey.update({
        where: { id: key.id },
        data: { revokedAt: ctx.realNow, version: key.version + 1 },
      });
  ctx.record({
    ...(action ? { action } : {}),
    subjectType: "key",
    subjectId: key.id,
    before: presentKey(key, ctx.realNow),
    after: presentKey(ended, ctx.realNow),
  });
  ctx.afterCommit(() => evictKey(key.hash));
  return ended;
}
