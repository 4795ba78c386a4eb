import { recordingSpace } from "@/lib/modules/show-basics/recording-space";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageNow } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { tracksContract } from "../contract";

type Contract = typeof tracksContract.getStudioRecordingSpace;

/** On air for those on stage, before for the host and everyone on the roster. */
export async function getStudioRecordingSpace(
  ctx: Ctx,
  { slug }: InputOf<Contract>,
): Promise<OutputOf<Contract>> {
  const event = await findEvent(ctx, slug);
  const { state } = await stageNow(ctx, event.id);
  const guests = await ctx.db.guest.count({ where: { eventId: event.id, deletedAt: null } });
  return recordingSpace(event.workspaceId, state.phase === "live" ? state.stage.length : 1 + guests);
}
