import { dropUploaded } from "@/lib/modules/material/uploads";
import { planOf } from "@/lib/modules/plan/plans";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { applyStageEvent, stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { videosContract } from "./contract";
import { convertVideoJob } from "./conversion/convert-video-job";
import { lockVideo } from "./find-video";
import { presentVideo } from "./present";

/** They're composed from the file again after an erasure, or if storage loses a piece. */
const IN_RECORDINGS = `
SELECT 1 FROM recording r JOIN recording_edit d ON d.recording_id = r.id
WHERE r.workspace_id = $2 AND d.undone_at IS NULL AND d.details -> 'video' ->> 'videoId' = $1 LIMIT 1`;

export async function deleteVideo(
  ctx: Ctx,
  { slug, video_id }: InputOf<typeof videosContract.deleteVideo>,
): Promise<OutputOf<typeof videosContract.deleteVideo>> {
  // Locks the show first, so its stage can't take the video concurrently.
  await lockEvent(ctx, slug);
  const { event, row } = await lockVideo(ctx, slug, video_id);
  expectVersion(ctx, row.version);
  const plan = planOf(await ctx.db.plan.findUnique({ where: { eventId: event.id } }));
  if (plan.segments.some((segment) => segment.video?.video_id === row.id))
    throw stateConflict("attached", "A segment uses this video. Remove it there first.");
  const used = await ctx.sql("video_in_recordings", IN_RECORDINGS, [row.id, row.workspaceId]);
  if (used.length > 0)
    throw stateConflict(
      "attached",
      "A recording has this video as its intro or outro. Undo that edit first.",
    );
  const { video, phase } = await stageOf(ctx, event.id);
  if (video.video_id === row.id) {
    if (video.visible && phase !== "ended")
      throw stateConflict("attached", "The stage shows this video. Hide it first.");
    if (phase !== "ended") await applyStageEvent(ctx, event.id, { type: "video_deleted", video_id: row.id });
  }
  const wire = presentVideo(slug, row);
  await dropUploaded(ctx, { type: "video", jobKind: convertVideoJob.kind, rows: [row] });
  const version = row.version + 1;
  await ctx.db.video.update({
    where: { id: row.id },
    data: { deletedAt: ctx.now, updatedAt: ctx.now, uploadId: null, version },
  });
  ctx.record({ subjectType: "video", subjectId: row.id, before: wire });
  ctx.meta.version = version;
  return wire;
}
