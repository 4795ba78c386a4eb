import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { showNumbersContract } from "./contract";
import { doneNumbers } from "./done-numbers";
import { presentNumbers } from "./present-numbers";
import { watchedNumbers } from "./watched-numbers";

export async function getShowNumbers(
  ctx: Ctx,
  { slug }: InputOf<typeof showNumbersContract.getShowNumbers>,
): Promise<OutputOf<typeof showNumbersContract.getShowNumbers>> {
  const { id } = await findEvent(ctx, slug);
  return {
    ...(await presentNumbers(ctx, id)),
    ...(await watchedNumbers(ctx, id)),
    ...(await doneNumbers(ctx, id)),
    server_time: iso(ctx.realNow),
  };
}
