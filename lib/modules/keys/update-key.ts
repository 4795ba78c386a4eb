import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { expectVersion } from "@/lib/platform/expect-version";
import type { keysContract } from "./contract";
import { findKeyForChange } from "./find-key";
import { presentKey } from "./present";

export async function updateKey(
  ctx: Ctx,
  input: InputOf<typeof keysContract.updateKey>,
): Promise<OutputOf<typeof keysContract.updateKey>> {
  const key = await findKeyForChange(ctx, input.key_id);
  expectVersion(ctx, key.version);
  const changed = input.name !== undefined && input.name !== key.name;
  const after = changed
    ? await ctx.db.apiKey.update({
        where: { id: key.id },
        data: { name: input.name ?? key.name, version: key.version + 1 },
      })
    : key;
  const wire = presentKey(after, ctx.now);
  ctx.record({ subjectType: "key", subjectId: key.id, before: presentKey(key, ctx.now), after: wire });
  ctx.meta.version = after.version;
  return wire;
}
