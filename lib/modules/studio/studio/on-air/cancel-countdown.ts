import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { holdStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { studioContract } from "../contract";
import { stopCountdown } from "./begin-countdown";

export async function cancelCountdown(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.cancelCountdown>,
): Promise<OutputOf<typeof studioContract.cancelCountdown>> {
  const event = await lockEvent(ctx, slug);
  const held = await holdStage(ctx, event);
  const { phase } = held.state;
  if (phase === "live" || phase === "ended")
    throw stateConflict(phase, "The countdown is over: the show is already on air, or has ended.");
  return stopCountdown(ctx, event, held);
}
