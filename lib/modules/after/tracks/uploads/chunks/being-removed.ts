import type { Ctx } from "@/lib/operation/ctx";
import { chunkKey } from "./chunk-key";

/**
 * Returns which of these chunks have bytes that the sweep is about to remove, because they were announced before and
 * forgotten. Other bytes can't be stored under the same keys until then.
 */
export async function beingRemoved(
  ctx: Ctx,
  partId: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const keys = new Map(numbers.map((number) => [chunkKey(ctx, partId, number), number]));
  const files = await ctx.db.storedFile.findMany({
    where: { key: { in: [...keys.keys()] } },
    select: { key: true },
  });
  return new Set(files.flatMap(({ key }) => keys.get(key) ?? []));
}
