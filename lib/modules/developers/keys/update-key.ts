import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { capMicros } from "./cap-micros";
import type { keysContract } from "./contract";
import { findKeyForChange } from "./find-key";
import { evictKey } from "./key-principal";
import { presentKey } from "./present";

export async function updateKey(
  ctx: Ctx,
  input: InputOf<typeof keysContract.updateKey>,
): Promise<OutputOf<typeof keysContract.updateKey>> {
  const key = await findKeyForChange(ctx, input.key_id);
  expectVersion(ctx, key.version);
  const changes = changesOf(key, {
    name: input.name,
    dailyCapMicros: input.daily_cost_cap_usd === undefined ? undefined : capMicros(input.daily_cost_cap_usd),
  });
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.apiKey.update({ where: { id: key.id }, data: { ...changes, version: key.version + 1 } })
    : key;
  const wire = presentKey(after, ctx.realNow);
  ctx.record({ subjectType: "key", subjectId: key.id, before: presentKey(key, ctx.realNow), after: wire });
  if (changed) ctx.afterCommit(() => evictKey(key.hash));
  ctx.meta.version = after.version;
  return wire;
}
