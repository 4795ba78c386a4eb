import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { findEvent } from "../event-record";
import type { studioContract } from "./contract";
import { requireShowAvailable } from "./require-show-available";
import { runCommands } from "./run-commands";

export async function prepareStage(
  ctx: Ctx,
  input: InputOf<typeof studioContract.prepareStage>,
): Promise<OutputOf<typeof studioContract.prepareStage>> {
  const { slug, ...body } = input;
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  await ctx.ahead(() => requireShowAvailable(ctx, event));
  return runCommands(ctx, event, body, "prepare");
}
