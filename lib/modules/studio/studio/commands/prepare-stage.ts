import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { studioContract } from "../contract";
import { runOneCommand } from "./run-one-command";

export const prepareStage = (
  ctx: Ctx,
  input: InputOf<typeof studioContract.prepareStage>,
): Promise<OutputOf<typeof studioContract.prepareStage>> => runOneCommand(ctx, { ...input }, "prepare");
