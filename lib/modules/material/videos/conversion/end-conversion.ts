import type { Video } from "@/lib/generated/prisma/client";
import { dropReference, dropReferencesOf, newAddressToken, storeFile } from "@/lib/modules/files/files";
import { canEndWith, failureIn } from "@/lib/modules/material/uploads";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { LeaseLostError } from "@/lib/platform/jobs/errors";
import { FAILURES } from "../failures-schema";
import { convertVideoJob } from "./convert-video-job";
import { holdVideo } from "./hold-video";

interface Made {
  seconds: number;
  width: number;
  height: number;
  play: Upload;
  poster: Upload;
}

/** Marks the video ready to play and drops the upload. */
export async function endConversion(
  video: Video,
  { seconds, width, height, play, poster }: Made,
): Promise<void> {
  const { id } = video;
  const subject = { type: "video", id };
  await asSystem(convertVideoJob.kind, video, async (ctx) => {
    const row = await holdVideo(ctx, id);
    if (row?.state !== "converting") throw new LeaseLostError("The video no longer exists, or is finished.");
    await storeFile(ctx, play, { purpose: "video.played", name: `${row.name}.mp4`, subject });
    await storeFile(ctx, poster, { purpose: "video.poster", name: `${row.name}.webp`, subject });
    const durationMs = Math.round(seconds * 1000);
    await ctx.db.video.update({
      where: { id },
      data: {
        ...{ state: "ready", progress: 100, fileId: null, durationMs, width, height },
        ...{ playFileId: play.fileId, posterFileId: poster.fileId, token: newAddressToken() },
        version: row.version + 1,
        updatedAt: ctx.now,
      },
    });
    if (row.fileId) await dropReference(ctx, row.fileId, subject);
    ctx.record({ subjectType: "video", subjectId: id, after: { state: "ready", duration_sec: seconds } });
    emitForEvent(ctx, "video.ready", row.event, { video_id: id, duration_sec: durationMs / 1000 });
  });
}

/**
 * Gives up a video and keeps only the reason. `why` ends with a failure code; any other error is an internal
 * failure of the converter.
 */
export async function endFailedVideo(id: string, why: string): Promise<void> {
  const video = await db().video.findUnique({ where: { id } });
  if (!video) return;
  const failure = failureIn(FAILURES, why, "converter_failed");
  await asSystem(convertVideoJob.kind, video, async (ctx) => {
    const row = await holdVideo(ctx, id);
    if (!row || !canEndWith(failure, row.state)) return;
    await dropReferencesOf(ctx, { type: "video", id });
    await ctx.db.video.update({
      where: { id },
      data: {
        ...{ state: "failed", failure, fileId: null, uploadId: null, progress: 0 },
        version: row.version + 1,
        updatedAt: ctx.now,
      },
    });
    ctx.record({ subjectType: "video", subjectId: id, after: { state: "failed", failure } });
    emitForEvent(ctx, "video.failed", row.event, { video_id: id, reason: FAILURES[failure][0] });
  });
}
