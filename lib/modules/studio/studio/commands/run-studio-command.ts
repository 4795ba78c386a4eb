import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { studioContract } from "../contract";
import { runOneCommand } from "./run-one-command";

export const runStudioCommand = (
  ctx: Ctx,
  input: InputOf<typeof studioContract.runStudioCommand>,
): Promise<OutputOf<typeof studioContract.runStudioCommand>> => runOneCommand(ctx, { ...input }, "live");
