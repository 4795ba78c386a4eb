import type { ClipQuality } from "@/lib/composition/clips/check-clip";
import type { RenderedClip } from "@/lib/composition/clips/render-clip";
import { FRAME_RATE } from "@/lib/composition/grid";
import type { Clip, Recording } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import { storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { earnReservation } from "@/lib/platform/money/budget";
import { titleOfSegment } from "../../segments/present-segment";
import type { ClipOptions } from "../clip-options";
import { renderClipJob } from "../render-clip-job";
import { clipSubject } from "../stored/erase-clips";

/** Marks a clip as being rendered. Null if it isn't wanted any more. */
export async function beginClip(id: string): Promise<(Clip & { recording: Recording }) | null> {
  const { count } = await db().clip.updateMany({
    where: { id, state: { in: ["queued", "running"] }, recording: { deletedAt: null } },
    data: { state: "running", updatedAt: databaseNow() },
  });
  return count === 0 ? null : db().clip.findUnique({ where: { id }, include: { recording: true } });
}

/** The recording's latest edit isn't in its program yet. */
export class BeingComposedError extends Error {
  override name = "BeingComposedError";
}

/** How long a clip waits for that. */
const WAIT_HOURS = 6;

const BEGAN = `SELECT started_at AS began FROM job WHERE kind = '${renderClipJob.kind}' AND subject = $1`;

/** Queues a clip again that waits for its recording, so that it can be cancelled. Throws a FinalError once it has waited too long. */
export async function requeueClip({ id, createdAt }: Clip): Promise<void> {
  // Not counting how long it was queued behind other clips.
  const [job] = await sql<{ began: Date | null }>("clip_job_began", BEGAN, [id]);
  const began = job?.began ?? createdAt;
  if (databaseNow().getTime() - began.getTime() > WAIT_HOURS * 3_600_000)
    throw new FinalError("The recording was still being composed. Render the clip again.");
  await db().clip.updateMany({
    where: { id, state: "running" },
    data: { state: "queued", updatedAt: databaseNow() },
  });
}

/** Keeps what was measured of a clip that doesn't pass its check, so that it can be seen why. */
export async function noteQuality(id: string, quality: ClipQuality): Promise<void> {
  await db().clip.updateMany({
    where: { id, state: "running" },
    data: { quality: { ...quality }, updatedAt: databaseNow() },
  });
}

interface Ended {
  made: RenderedClip;
  mp4: Upload;
  thumbnail: Upload;
  version: number;
  transcriptVersion: number | null;
  people: string[];
  notes: string[];
  reservationId: string | null;
}

/**
 * Makes a clip ready and takes its price. Whoever erases people locks the recording first, and deletes clips that are being rendered.
 */
export async function endClip(clip: Clip, ended: Ended): Promise<void> {
  const { id, number } = clip;
  const { made, mp4, thumbnail, version, transcriptVersion, people, notes } = ended;
  await asSystem(renderClipJob.kind, clip, async (ctx) => {
    const held = await hold(ctx, clip);
    if (!held) return;
    const { slug, title } = held;
    // Something may have been erased or edited out since it was read.
    if (held.version !== version) throw new BeingComposedError("The recording is being composed again.");
    const name = `${slug}-clip-${number}`;
    await storeFile(ctx, mp4, { purpose: "clip.mp4", name: `${name}.mp4`, subject: clipSubject(id) });
    await storeFile(ctx, thumbnail, {
      purpose: "clip.thumbnail",
      name: `${name}.jpg`,
      subject: clipSubject(id),
    });
    const { width, height, frames, quality } = made;
    await ctx.db.clip.update({
      where: { id },
      data: {
        ...{ state: "ready", recordingVersion: version, transcriptVersion, people, notes },
        ...(quality && { quality: { ...quality } }),
        ...{ width, height, frames, mp4FileId: mp4.fileId, thumbnailFileId: thumbnail.fileId },
        updatedAt: ctx.realNow,
      },
    });
    ctx.record({
      ...{ subjectType: "clip", subjectId: String(number) },
      after: { state: "ready", recording_version: version, people, frames, size_bytes: mp4.sizeBytes, notes },
    });
    const { orientation = "vertical" } = clip.options as unknown as ClipOptions;
    if (!clip.isPreview)
      ctx.emit({
        type: "short.ready",
        eventSlug: slug,
        data: {
          ...{ event_slug: slug, job_id: number, segment_id: clip.segmentNumber, title },
          ...{ duration_sec: Math.round((frames * 1_000) / FRAME_RATE) / 1_000, orientation },
        },
      });
    // Last, because it locks the budget until the commit.
    const { reservationId } = ended;
    if (reservationId)
      await earnReservation({ reservationId, requestId: ctx.requestId, operationId: renderClipJob.kind });
  });
}

/** Notes that a clip couldn't be rendered. Its price is given back with its job. */
export async function endFailedClip(id: string, failure: string): Promise<void> {
  const clip = await db().clip.findUnique({ where: { id } });
  if (!clip) return;
  await asSystem(renderClipJob.kind, clip, async (ctx) => {
    const held = await hold(ctx, clip);
    if (!held) return;
    const { slug, title } = held;
    const reason = failure.slice(0, 300);
    await ctx.db.clip.update({
      where: { id },
      data: { state: "failed", failure: reason, updatedAt: ctx.realNow },
    });
    ctx.record({
      ...{ subjectType: "clip", subjectId: String(clip.number) },
      after: { state: "failed", failure: reason },
    });
    if (!clip.isPreview)
      ctx.emit({
        type: "short.failed",
        eventSlug: slug,
        data: { event_slug: slug, job_id: clip.number, segment_id: clip.segmentNumber, title, reason },
      });
  });
}

/** Locks a clip that is still being rendered, and its recording. */
async function hold(
  ctx: Ctx,
  { id, recordingId }: Clip,
): Promise<{ slug: string; title: string; version: number } | null> {
  await ctx.lock("clip_end_lock", "SELECT 1 FROM recording WHERE id = $1 FOR SHARE", [recordingId]);
  await ctx.sql("clip_row_lock", "SELECT 1 FROM clip WHERE id = $1 FOR UPDATE", [id]);
  const clip = await ctx.db.clip.findUnique({
    where: { id },
    include: { recording: { include: { event: { select: { slug: true } } } } },
  });
  if (!clip || !["queued", "running"].includes(clip.state)) return null;
  const { workspaceId, environment, segmentNumber: number } = clip;
  const segment = await ctx.db.clipSegment.findUnique({
    where: { workspaceId_environment_number: { workspaceId, environment, number } },
  });
  const { event, version } = clip.recording;
  const title = segment ? titleOfSegment(segment, await readShow(recordingId)) : "Clip";
  return { slug: event.slug, title, version };
}
