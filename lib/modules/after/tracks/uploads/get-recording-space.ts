import { recordingSpace } from "@/lib/modules/show-basics/recording-space";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageNow } from "@/lib/modules/stage/stage-state";
import { captureTask } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { isTaskHeld } from "@/lib/platform/supervised-tasks/request-tasks";
import { recorder } from "@/lib/providers/recorder";
import type { StageState } from "@/lib/stage";
import { recordingNow } from "@/lib/stage/recorded";
import type { tracksContract } from "../contract";
import { captureStopOf } from "../rows/capture-stop";

type Contract = typeof tracksContract.getStudioRecordingSpace;

/** A media worker begins within this time. */
const BEGINNING_MS = 15_000;

/** The space is, on air, for those on stage, and before for the host and everyone on the roster. */
export async function getStudioRecordingSpace(
  ctx: Ctx,
  { slug }: InputOf<Contract>,
): Promise<OutputOf<Contract>> {
  const event = await findEvent(ctx, slug);
  const { state } = await stageNow(ctx, event.id);
  const guests = await ctx.db.guest.count({ where: { eventId: event.id, deletedAt: null } });
  const speakers = state.phase === "live" ? state.stage.length : 1 + guests;
  const space = await recordingSpace(event.workspaceId, speakers);
  const isAwaited = isCaptureAwaited(state, ctx.realNow);
  return {
    ...space,
    is_captured: isAwaited ? await isTaskHeld(captureTask, event.id) : null,
    stopped_by: await captureStopOf(event.id),
  };
}

/** Whether a media worker has to be capturing the show by now. */
const isCaptureAwaited = (state: StageState, now: Date): boolean =>
  recorder() !== null &&
  recordingNow(state) === "on" &&
  state.started_at !== null &&
  now.getTime() - Date.parse(state.started_at) > BEGINNING_MS;
