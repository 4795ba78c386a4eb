import type { Recording } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { publishIfWanted } from "../address/public-tokens";
import type { Rendition } from "../rows/rendition";
import { joinProgramJob } from "./join-program-job";
import type { DrawnStill } from "./sponsor-stills";

/** Pauses before an MP4 that couldn't be made is tried again. After the last one, only if someone asks for it. */
const PAUSES_MINUTES = [5, 30, 180, 720];

interface Made {
  mp4: Upload;
  /** What the MP4 shows. */
  picture: Rendition;
  thumbnail: Upload;
  stills: readonly KeptStill[];
}

export interface KeptStill extends Omit<DrawnStill, "jpeg"> {
  image: Upload;
}

/** Returns a recording, locked, if a version is still the one that is played, and the latest. */
async function hold(ctx: Ctx, id: string, version: number) {
  await ctx.lock("recording_join_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [id]);
  return ctx.db.recording.findFirst({
    where: { id, deletedAt: null, programVersion: version, version },
    select: {
      ...{ mp4FileId: true, thumbnailFileId: true, mp4State: true, filesVersion: true, mp4Tries: true },
      event: { select: { slug: true } },
    },
  });
}

/** Attaches a version's files to its recording, in place of an earlier version's. */
export async function endJoin(
  recording: Pick<Recording, "id" | "workspaceId" | "environment">,
  version: number,
  { mp4, picture, thumbnail, stills }: Made,
): Promise<void> {
  const { id } = recording;
  const subject = { type: "recording", id };
  await asSystem(joinProgramJob.kind, recording, async (ctx) => {
    const row = await hold(ctx, id, version);
    // Another version is played by now, and has a job of its own.
    if (!row) return;
    const { slug } = row.event;
    await storeFile(ctx, mp4, { purpose: "recording.mp4", name: `${slug}.mp4`, subject });
    await storeFile(ctx, thumbnail, { purpose: "recording.thumbnail", name: `${slug}.jpg`, subject });
    await ctx.db.recording.update({
      where: { id },
      data: {
        ...{ mp4State: "ready", mp4FileId: mp4.fileId, thumbnailFileId: thumbnail.fileId },
        ...{ mp4Rendition: picture, filesVersion: version, updatedAt: ctx.realNow },
        ...{ mp4Tries: 0, mp4RetryAt: null },
      },
    });
    await publishIfWanted(ctx, id);
    const before = await ctx.db.sponsorStill.findMany({
      where: { recordingId: id },
      select: { fileId: true },
    });
    await ctx.db.sponsorStill.deleteMany({ where: { recordingId: id } });
    for (const { image, sponsorId, placement, programMs } of stills) {
      await storeFile(ctx, image, { purpose: "recording.still", name: `${slug}-${sponsorId}.jpg`, subject });
      const still = { recordingId: id, sponsorId, placement, programMs, fileId: image.fileId };
      await ctx.db.sponsorStill.create({ data: still });
    }
    const earlier = [row.mp4FileId, row.thumbnailFileId, ...before.map(({ fileId }) => fileId)];
    for (const old of earlier) if (old) await dropReference(ctx, old, subject);
    ctx.record({
      subjectType: "recording",
      subjectId: id,
      after: { mp4: "ready", version, rendition: picture, size_bytes: mp4.sizeBytes },
    });
  });
}

/**
 * Notes that a version's MP4 couldn't be made, and when that's tried again. Its pieces can still be played, and an MP4 of the
 * smaller picture stays.
 */
export async function endFailedJoin(id: string, version: number, failure: string): Promise<void> {
  const recording = await db().recording.findUnique({ where: { id } });
  if (!recording) return;
  await asSystem(joinProgramJob.kind, recording, async (ctx) => {
    const row = await hold(ctx, id, version);
    if (!row) return;
    const hasOne = row.filesVersion === version && row.mp4State === "ready";
    const tries = row.mp4Tries + 1;
    const pause = PAUSES_MINUTES[row.mp4Tries];
    await ctx.db.recording.update({
      where: { id },
      data: {
        ...(hasOne ? {} : { mp4State: "failed", mp4Rendition: null, filesVersion: version }),
        mp4RetryAt: pause === undefined ? null : new Date(ctx.realNow.getTime() + pause * 60_000),
        ...{ mp4Tries: tries, updatedAt: ctx.realNow },
      },
    });
    await publishIfWanted(ctx, id);
    ctx.record({
      ...{ subjectType: "recording", subjectId: id },
      after: { mp4: hasOne ? "ready" : "failed", version, tries, failure },
    });
  });
}
