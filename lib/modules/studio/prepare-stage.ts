import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { studioContract } from "./contract";
import { findAvailableShow } from "./find-available-show";
import { runCommands } from "./run-commands";

export async function prepareStage(
  ctx: Ctx,
  input: InputOf<typeof studioContract.prepareStage>,
): Promise<OutputOf<typeof studioContract.prepareStage>> {
  const { slug, ...body } = input;
  const event = await findAvailableShow(ctx, slug);
  const { readings, ...answer } = await runCommands(ctx, event, [body], { mode: "prepare" });
  return { ...answer, reading: readings[0] ?? null };
}
