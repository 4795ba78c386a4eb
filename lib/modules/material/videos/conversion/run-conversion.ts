import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Video } from "@/lib/generated/prisma/client";
import { copyFile, receiveFile } from "@/lib/modules/files/files";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { NotConfinedError } from "@/lib/platform/confined/errors";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { convertVideo, VideoError } from "@/lib/providers/video";
import { FAILURES, type FailureCode } from "../failures-schema";
import { endConversion } from "./end-conversion";

interface Running {
  progress: (percent: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Converts the upload to the playable file and replaces it. A retry starts over. Throws a FinalError with the
 * failure code if retrying wouldn't help.
 */
export async function runVideoConversion(id: string, running: Running): Promise<void> {
  const video = await beginConversion(id);
  if (!video) return;
  try {
    await inTempFolder((folder) => convert(video, folder, running));
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Returns the video that a job is to convert, marked as converting. Undefined if it was deleted or is
 * finished.
 */
async function beginConversion(id: string): Promise<Video | undefined> {
  const where = { id, deletedAt: null, state: { in: ["uploaded", "converting"] } };
  const { count } = await db().video.updateMany({ where, data: { state: "converting", progress: 0 } });
  return count === 0 ? undefined : db().video.findUniqueOrThrow({ where: { id } });
}

function explained(error: unknown): unknown {
  const final = (failure: FailureCode) => new FinalError(failure, { cause: error });
  if (error instanceof VideoError) return final(error.failure);
  if (error instanceof NotConfinedError) return final("converter_failed");
  if (error instanceof Problem && error.code in FAILURES) return final(error.code as FailureCode);
  return error;
}

async function convert(video: Video, folder: string, { progress, signal }: Running): Promise<void> {
  const sent = join(folder, "sent");
  const made = join(folder, "made.mp4");
  await copyFile(video.fileId ?? "", sent);
  const facts = await convertVideo(sent, made, {
    signal,
    onProgress: async (done) => {
      const percent = Math.min(99, Math.floor(done * 100));
      await progress(percent);
      await db().video.updateMany({
        where: { id: video.id, state: "converting" },
        data: { progress: percent, updatedAt: new Date() },
      });
    },
  });
  const { size } = await stat(made);
  const play = await put(video, createReadStream(made), "video/mp4", size);
  const poster = await put(video, oneOf(facts.poster), "image/webp", facts.poster.length).catch(
    async (error: unknown) => {
      await play.drop();
      throw error;
    },
  );
  try {
    await endConversion(video, { ...facts, play: play.value, poster: poster.value });
  } finally {
    // Files that the transaction has kept are no longer dropped here.
    await Promise.all([play.drop(), poster.drop()]);
  }
}

async function put(
  { workspaceId, environment }: Video,
  bytes: AsyncIterable<Uint8Array>,
  type: string,
  expectedBytes: number,
): Promise<Prepared<Upload>> {
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  return receiveFile({ workspaceId, environment, plan }, bytes, {
    purpose: "video.played",
    types: [type],
    expectedBytes,
    dryRun: false,
  });
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
