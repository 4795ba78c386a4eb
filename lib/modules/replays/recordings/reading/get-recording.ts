import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { recordingsContract } from "../contract";
import { findRecording } from "../find-recording";
import { recordingPresenter } from "./recording-presenter";

export async function getRecording(
  ctx: Ctx,
  { slug, recording_id }: InputOf<typeof recordingsContract.getRecording>,
): Promise<OutputOf<typeof recordingsContract.getRecording>> {
  const { event, row } = await findRecording(ctx, slug, recording_id);
  ctx.meta.version = row.version;
  const present = await recordingPresenter(ctx, event, [row]);
  return present(row);
}
