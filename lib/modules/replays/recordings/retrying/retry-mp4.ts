import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { recordingsContract } from "../contract";
import { lockRecording } from "../find-recording";
import { recordingPresenter } from "../reading/recording-presenter";

/** Makes a program's MP4 again that couldn't be made, within seconds if the server isn't busy. */
export async function retryRecordingMp4(
  ctx: Ctx,
  { slug, recording_id }: InputOf<typeof recordingsContract.retryRecordingMp4>,
): Promise<OutputOf<typeof recordingsContract.retryRecordingMp4>> {
  const { event, row } = await lockRecording(ctx, slug, recording_id);
  const hasFailed = row.mp4State === "failed" && row.filesVersion === row.programVersion;
  if (row.state !== "ready" || !hasFailed)
    throw stateConflict(row.state === "ready" ? "ready" : row.state, "Only a failed MP4 can be retried.");
  const change = { mp4State: "pending", mp4RetryAt: ctx.realNow, updatedAt: ctx.realNow } as const;
  await ctx.db.recording.update({ where: { id: row.id }, data: change });
  ctx.meta.version = row.version;
  ctx.record({
    ...{ subjectType: "recording", subjectId: row.id },
    ...{ before: { mp4: "failed" }, after: { mp4: "pending", version: row.version } },
  });
  const present = await recordingPresenter(ctx, event, [row]);
  return present({ ...row, ...change });
}
