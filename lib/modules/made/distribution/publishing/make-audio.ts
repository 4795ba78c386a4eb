import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ComposeError } from "@/lib/composition/media/compose-error";
import { soundOfMp4 } from "@/lib/composition/mp4/sound-of-mp4";
import type { Publication } from "@/lib/generated/prisma/client";
import { failsForGood } from "@/lib/modules/after/playback";
import { receiveFile } from "@/lib/modules/files/files";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import type { OutgoingFile } from "@/lib/providers/publishing";
import type { Audio } from "../serving/feed/episode-of";

/**
 * Copies the sound out of a video and stores it as a file, which `storeFile` keeps or `drop()` removes.
 * @throws FinalError if retrying wouldn't help
 */
export async function makeAudio(
  { workspaceId, environment }: Publication,
  video: OutgoingFile,
  signal: AbortSignal,
): Promise<Audio & { file: Prepared<Upload> }> {
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  try {
    return await inTempFolder(async (folder) => {
      const path = join(folder, "audio.m4a");
      const durationMs = await soundOfMp4(await video.open(), path, signal);
      const { size } = await stat(path);
      const file = await receiveFile({ workspaceId, environment, plan }, createReadStream(path), {
        ...{ purpose: "publication.audio", types: ["audio/x-m4a"], expectedBytes: size, dryRun: false },
      });
      return { bytes: size, durationMs, file };
    });
  } catch (error) {
    if (error instanceof ComposeError && error.failure === "failed")
      throw new FinalError("The recording has no sound.", { cause: error });
    if (!failsForGood(error)) throw error;
    const why = error instanceof Problem ? error.message : "This server can't make audio files.";
    throw new FinalError(why, { cause: error });
  }
}
