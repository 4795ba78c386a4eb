import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { stageControlContract } from "./contract";
import { readLease } from "./read-lease";

export async function getStudioLease(
  ctx: Ctx,
  { slug }: InputOf<typeof stageControlContract.getStudioLease>,
): Promise<OutputOf<typeof stageControlContract.getStudioLease>> {
  return readLease(ctx, (await findEvent(ctx, slug)).id);
}
