import type { Recording } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { publishIfWanted } from "../address/public-tokens";
import { joinProgramJob } from "./join-program-job";

interface Made {
  mp4: Upload;
  thumbnail: Upload;
}

/** Returns a recording, locked, if a version is still the one that is played. */
async function hold(ctx: Ctx, id: string, version: number) {
  await ctx.lock("recording_join_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [id]);
  return ctx.db.recording.findFirst({
    where: { id, deletedAt: null, programVersion: version },
    select: { mp4FileId: true, thumbnailFileId: true, event: { select: { slug: true } } },
  });
}

/** Attaches a version's files to its recording, in place of an earlier version's. */
export async function endJoin(
  recording: Pick<Recording, "id" | "workspaceId" | "environment">,
  version: number,
  { mp4, thumbnail }: Made,
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
        ...{ filesVersion: version, updatedAt: ctx.realNow },
      },
    });
    await publishIfWanted(ctx, id);
    for (const old of [row.mp4FileId, row.thumbnailFileId]) if (old) await dropReference(ctx, old, subject);
    ctx.record({
      subjectType: "recording",
      subjectId: id,
      after: { mp4: "ready", version, size_bytes: mp4.sizeBytes },
    });
  });
}

/** Gives up a version's MP4. Its pieces can still be played. */
export async function endFailedJoin(id: string, version: number, failure: string): Promise<void> {
  const recording = await db().recording.findUnique({ where: { id } });
  if (!recording) return;
  await asSystem(joinProgramJob.kind, recording, async (ctx) => {
    if (!(await hold(ctx, id, version))) return;
    await ctx.db.recording.update({
      where: { id },
      data: { mp4State: "failed", filesVersion: version, updatedAt: ctx.realNow },
    });
    await publishIfWanted(ctx, id);
    ctx.record({ subjectType: "recording", subjectId: id, after: { mp4: "failed", version, failure } });
  });
}
