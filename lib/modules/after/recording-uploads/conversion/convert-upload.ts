import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { receiveFile, storageProblem, typeOfBytes } from "@/lib/modules/files/files";
import { Problem } from "@/lib/operation/problem";
import { db, sql } from "@/lib/platform/database/db";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { storageProvider } from "@/lib/providers/storage";
import { convertRecording, RecordingFileError, type RecordingType } from "@/lib/providers/video";
import { FAILURES, type FailureCode } from "../failures-schema";
import { beginConversion, type ConvertedUpload } from "./begin-conversion";
import { inTurn } from "./conversion-turn";
import { endConversion, failUpload } from "./end-conversion";

/**
 * Converts an uploaded recording and lets its program be made of it. It may be killed at any moment: then it begins again. After
 * three tries that ended in an error which isn't the file's, it's given up.
 */
export async function convertUpload(id: string, signal: AbortSignal): Promise<void> {
  await inTurn(async () => {
    signal.throwIfAborted();
    const upload = await beginConversion(id);
    if (!upload) return;
    try {
      await inTempFolder((folder) => convert(upload, folder, signal));
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      if (failure === null && (await countTry(id)) < MOST_TRIES) throw error;
      await failUpload(id, failure ?? "converter_failed");
    }
  }, signal);
}

const MOST_TRIES = 3;
const TRIED = "UPDATE recording_upload SET tries = tries + 1 WHERE recording_id = $1 RETURNING tries";

/** @returns how many tries have ended in an error */
async function countTry(id: string): Promise<number> {
  const [row] = await sql<{ tries: number }>("recording_upload_tried", TRIED, [id]);
  return row?.tries ?? MOST_TRIES;
}

class WrongFileError extends Error {
  constructor(readonly failure: FailureCode) {
    super(`The uploaded recording is refused: ${failure}.`);
  }
}

function failureOf(error: unknown): FailureCode | null {
  if (error instanceof WrongFileError) return error.failure;
  // The converter crashed or was killed, perhaps by a machine that had no memory left.
  if (error instanceof RecordingFileError) return error.failure === "converter_failed" ? null : error.failure;
  if (!(error instanceof Problem)) return null;
  if (error.code === "unsupported_media_type") return "unsupported";
  return error.code in FAILURES ? (error.code as FailureCode) : null;
}

async function convert(upload: ConvertedUpload, folder: string, signal: AbortSignal): Promise<void> {
  const { recordingId, contentType, sizeBytes, workspaceId, environment, plan } = upload;
  const made = join(folder, "made.mp4");
  const typed = await typeOfBytes(checked(upload), [contentType], contentType);
  const facts = await convertRecording(
    { bytes: typed.bytes, sizeBytes, type: contentType as RecordingType },
    made,
    { signal, onProgress: (done) => noteProgress(recordingId, done) },
  );
  const { size } = await stat(made);
  const file = await receiveFile({ workspaceId, environment, plan }, createReadStream(made), {
    ...{ purpose: "recording.uploaded", types: ["video/mp4"], expectedBytes: size, dryRun: false },
  });
  try {
    await endConversion(upload, facts, file.value);
  } finally {
    // A file that the transaction has kept is no longer dropped here.
    await file.drop();
  }
}

/** The parts one after another. Throws at the end if they aren't the file that was announced. */
async function* checked({ recordingId, sha256, sizeBytes }: ConvertedUpload): AsyncGenerator<Uint8Array> {
  const digest = createHash("sha256");
  let bytes = 0;
  const parts = await db().recordingUploadPart.findMany({
    where: { recordingId },
    orderBy: { number: "asc" },
  });
  try {
    for (const { key } of parts)
      for await (const chunk of await storageProvider().open(key)) {
        digest.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
  } catch (error) {
    throw storageProblem(error);
  }
  const isAnnounced = bytes === sizeBytes && (sha256 === null || digest.digest("hex") === sha256);
  if (!isAnnounced) throw new WrongFileError("wrong_digest");
}

async function noteProgress(recordingId: string, done: number): Promise<void> {
  await db().recordingUpload.updateMany({
    where: { recordingId, recording: { state: "converting" } },
    data: { progress: Math.min(99, Math.floor(done * 100)), updatedAt: new Date() },
  });
}
