import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventLifecycleContract } from "../contract";
import { answerMove } from "./answer-move";
import { endWaitingWork } from "./end-waiting-work";
import { lockForMove, moveEvent } from "./move-event";

export async function archiveEvent(
  ctx: Ctx,
  { slug }: InputOf<typeof eventLifecycleContract.archiveEvent>,
): Promise<OutputOf<typeof eventLifecycleContract.archiveEvent>> {
  const { event, moved } = await moveEvent(ctx, await lockForMove(ctx, slug), "archive");
  if (moved) await endWaitingWork(ctx, event, "The show was archived.");
  return answerMove(ctx, event, "archive");
}
