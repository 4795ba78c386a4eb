import { storeFile } from "@/lib/modules/files/files";
import { closeUpload, receiveWhole, requireWhole } from "@/lib/modules/material/uploads";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import type { Upload } from "@/lib/operation/upload";
import type { videosContract } from "../contract";
import { findVideo, lockVideo } from "../find-video";
import { presentVideo } from "../present";
import { convertVideoJob } from "./convert-video-job";

type Input = InputOf<typeof videosContract.completeVideo>;
type Output = OutputOf<typeof videosContract.completeVideo>;

/** The uploaded pieces become one file before the transaction that attaches it to the video. */
export const completeVideo = preparedVerb<Input, Output, Upload>({
  prepare: async (ctx, { slug, video_id, sha256 }) => {
    const { row } = await findVideo(ctx, slug, video_id);
    return receiveWhole(ctx, row, { purpose: "video.sent", sha256, field: "video_id" });
  },

  run: async (ctx: Ctx, { slug, video_id }, upload) => {
    const { row } = await lockVideo(ctx, slug, video_id);
    // A concurrent call may have completed it first.
    await requireWhole(ctx, row);
    const subject = { type: "video", id: row.id };
    await storeFile(ctx, upload, { purpose: "video.sent", name: row.name, subject });
    await closeUpload(ctx, row.uploadId ?? "");
    const jobId = ctx.enqueue(
      convertVideoJob,
      { workspace_id: ctx.workspaceId },
      { subject: row.id, dedupeKey: `videos.convert:${row.id}` },
    );
    const { fileId, sha256 } = upload;
    const after = await ctx.db.video.update({
      where: { id: row.id },
      data: {
        ...{ state: "uploaded", uploadId: null, fileId, sha256, jobId },
        version: row.version + 1,
        updatedAt: ctx.now,
      },
    });
    const wire = presentVideo(slug, after);
    const before = presentVideo(slug, row);
    ctx.record({ subjectType: "video", subjectId: row.id, before, after: { ...wire, sha256 } });
    ctx.meta.version = after.version;
    return wire;
  },
});
