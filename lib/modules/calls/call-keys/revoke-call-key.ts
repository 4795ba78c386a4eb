import { endKey, findKeyForChange, presentKey } from "@/lib/modules/developers/keys";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { callKeysContract } from "./contract";

export async function revokeCallKey(
  ctx: Ctx,
  input: InputOf<typeof callKeysContract.revokeCallKey>,
): Promise<OutputOf<typeof callKeysContract.revokeCallKey>> {
  const key = await findKeyForChange(ctx, input.id);
  // Other keys are people's to revoke.
  if (key.kind !== "call") throw notFound();
  return presentKey(await endKey(ctx, key), ctx.realNow);
}
