import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { keysContract } from "./contract";
import { endKey } from "./end-key";
import { findKeyForChange } from "./find-key";
import { presentKey } from "./present";

export async function revokeKey(
  ctx: Ctx,
  input: InputOf<typeof keysContract.revokeKey>,
): Promise<OutputOf<typeof keysContract.revokeKey>> {
  return presentKey(await endKey(ctx, await findKeyForChange(ctx, input.key_id)), ctx.realNow);
}
