import type { Publication } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import type { PlannedRequest, Published } from "@/lib/providers/publishing";
import { publishJob } from "../rows/publish-job";
import { settleJob } from "../rows/settle-job";
import { publicationSubject, takeDown } from "../rows/take-down";
import { withdrawJob } from "../rows/withdraw-job";
import type { Audio } from "../serving/feed/episode-of";

type Row = Pick<Publication, "id" | "jobId" | "destinationId" | "workspaceId" | "environment">;

interface Done extends Published {
  attempts: number;
  recordingId: string;
  /** What it was made of: if that has changed by now, it's made again. */
  recordingVersion: number;
  audio: (Audio & { file: Upload }) | null;
  /** Whether we serve it, so that it must be of the latest version when it appears. */
  isServed: boolean;
}

/** Marks a publication as published. One that was withdrawn while it was sent is taken back again. */
export async function endPublished(
  row: Row,
  { audio, isServed, recordingVersion, ...done }: Done,
): Promise<void> {
  await asSystem(publishJob.kind, row, async (ctx) => {
    await ctx.lock("publication_recording", "SELECT 1 FROM recording WHERE id = $1 FOR SHARE", [
      done.recordingId,
    ]);
    const held = await hold(ctx, row);
    if (!held) return;
    const { version } = await ctx.db.recording.findUniqueOrThrow({ where: { id: done.recordingId } });
    if (isServed && version !== recordingVersion) throw new Error("The recording has changed.");
    const isWanted = held.state === "running";
    const state = isWanted ? "published" : "withdrawing";
    if (audio && isWanted)
      await storeFile(ctx, audio.file, {
        ...{ purpose: "publication.audio", name: "audio.m4a", subject: publicationSubject(row.id) },
      });
    if (audio && isWanted && held.audioFileId)
      await dropReference(ctx, held.audioFileId, publicationSubject(row.id));
    await ctx.db.publication.update({
      where: { id: row.id },
      data: {
        ...{ state, url: done.url, remoteId: done.remoteId, memory: null, failure: null },
        ...{ attempts: isWanted ? done.attempts : 0, nextAttemptAt: null, recordingVersion },
        // An episode that is made again keeps its date.
        ...{ publishedAt: held.publishedAt ?? ctx.realNow, updatedAt: ctx.realNow },
        ...(audio && isWanted
          ? { audioFileId: audio.file.fileId, audioBytes: audio.bytes, durationMs: audio.durationMs }
          : {}),
      },
    });
    if (!isWanted && isServed) await takeDown(ctx, [row]);
    if (!isWanted && !isServed)
      ctx.enqueue(withdrawJob, { destination_id: row.destinationId }, { subject: row.id });
    ctx.record({ subjectType: "publication", subjectId: row.id, after: { state, url: done.url } });
    await settleJob(ctx, row.jobId);
  });
}

/** Stores the request of a test environment, which isn't sent. */
export const endCaptured = (row: Row, request: PlannedRequest): Promise<void> =>
  asSystem(publishJob.kind, row, async (ctx) => {
    const held = await hold(ctx, row);
    if (!held) return;
    const state = held.state === "running" ? "captured" : "withdrawn";
    await ctx.db.publication.update({
      where: { id: row.id },
      data: {
        ...{ state, request: { ...request }, failure: null, attempts: 1, nextAttemptAt: null },
        ...{ publishedAt: ctx.realNow, updatedAt: ctx.realNow },
      },
    });
    ctx.record({ subjectType: "publication", subjectId: row.id, after: { state } });
    await settleJob(ctx, row.jobId);
  });

/** Notes that an attempt failed, and when the next one is; null if there is none. */
export async function endAttempt(
  row: Row,
  { attempts, failure, seconds }: { attempts: number; failure: string; seconds: number | null },
): Promise<void> {
  await asSystem(publishJob.kind, row, async (ctx) => {
    const held = await hold(ctx, row);
    if (!held) return;
    if (held.state === "withdrawing") return endWithdrawn(ctx, held);
    const state = seconds === null ? "failed" : "queued";
    await ctx.db.publication.update({
      where: { id: row.id },
      data: {
        ...{ state, attempts, failure: failure.slice(0, 300), updatedAt: ctx.realNow },
        nextAttemptAt: seconds === null ? null : new Date(ctx.realNow.getTime() + seconds * 1_000),
      },
    });
    ctx.record({ subjectType: "publication", subjectId: row.id, after: { state, attempts, failure } });
    if (state !== "queued") await settleJob(ctx, row.jobId);
  });
}

/** One that was taken back while a worker was publishing it, which was killed. */
export async function endInterrupted(id: string): Promise<void> {
  const row = await db().publication.findUnique({ where: { id } });
  if (row?.state !== "withdrawing" || row.publishedAt) return;
  await asSystem(publishJob.kind, row, async (ctx) => {
    const held = await hold(ctx, row);
    if (held?.state === "withdrawing" && !held.publishedAt) await endWithdrawn(ctx, held);
  });
}

/** Ends an attempt at what was taken back since it began. If anything is remembered of it, it may have arrived. */
async function endWithdrawn(ctx: Ctx, { id, jobId, destinationId, memory }: Publication): Promise<void> {
  const state = memory ? "withdrawing" : "cancelled";
  await ctx.db.publication.update({
    where: { id },
    data: { state, attempts: 0, nextAttemptAt: null, updatedAt: ctx.realNow },
  });
  if (memory) ctx.enqueue(withdrawJob, { destination_id: destinationId }, { subject: id });
  ctx.record({ subjectType: "publication", subjectId: id, after: { state } });
  await settleJob(ctx, jobId);
}

/** When its job has failed for good. */
export async function endFailedPublication(id: string, failure: string): Promise<void> {
  const row = await db().publication.findUnique({ where: { id } });
  if (row) await endAttempt(row, { attempts: row.attempts + 1, failure, seconds: null });
}

/** Locks the job and a publication that is still being published, or was withdrawn since it began. */
async function hold(ctx: Ctx, { id, jobId }: Row): Promise<Publication | null> {
  await ctx.lock("distribution_job_lock", "SELECT 1 FROM distribution_job WHERE id = $1 FOR UPDATE", [jobId]);
  const found = await ctx.db.publication.findUnique({ where: { id } });
  return found && ["queued", "running", "withdrawing"].includes(found.state) ? found : null;
}
