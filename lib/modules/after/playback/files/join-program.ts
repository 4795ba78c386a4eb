import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ComposeError } from "@/lib/composition/media/compose-error";
import { type JoinedPiece, joinMp4 } from "@/lib/composition/mp4/join-mp4";
import { drawThumbnail } from "@/lib/composition/picture/draw-thumbnail";
import type { Recording } from "@/lib/generated/prisma/client";
import { receiveFile } from "@/lib/modules/files/files";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { gonePieces, isMissing, remakeGonePieces } from "../rows/gone-pieces";
import { playedEntries } from "../rows/played-entries";
import { readShow } from "../rows/read-show";
import { LARGE_PICTURE, PICTURE, type Rendition, SOUND } from "../rows/rendition";
import { headerOf, readAhead, readStored, type StoredPiece, storedPieces } from "../rows/stored-pieces";
import { endJoin, type KeptStill } from "./end-join";
import { failsForGood } from "./fails-for-good";
import { goodMoment } from "./good-moment";
import { played } from "./played";
import { drawSponsorStills } from "./sponsor-stills";

const THUMBNAIL_WIDTH = 1_280;

/**
 * Makes the MP4, the thumbnail and the sponsors' stills of a version and replaces those of an earlier one. Does nothing if the version isn't
 * the latest any more. Safe to repeat. Throws a FinalError if retrying wouldn't help.
 */
export async function joinProgram(recordingId: string, version: number, signal: AbortSignal): Promise<void> {
  const recording = await db().recording.findUnique({ where: { id: recordingId } });
  if (recording?.deletedAt !== null || recording.programVersion !== version || recording.version !== version)
    return;
  try {
    await inTempFolder((folder) => make(recording, version, folder, signal));
  } catch (error) {
    if (isMissing(error)) await remakeGonePieces(recordingId);
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  if (!failsForGood(error)) return error;
  return new FinalError(error instanceof Problem ? error.code : "not_installed", { cause: error });
}

async function make(
  recording: Recording,
  version: number,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const path = join(folder, "program.mp4");
  const picture = await bestPicture(recording.id, version);
  const gone = await gonePieces(recording.id, version);
  if (gone.some(({ rendition }) => rendition === picture || rendition === SOUND))
    throw new ComposeError("incomplete");
  await joinMp4(await tracksOf(recording.id, version, picture), path, signal);
  const still = await thumbnailOf(recording.id, version, signal);
  const sponsors = await drawSponsorStills(recording, version, signal);
  const { size } = await stat(path);
  const files: Prepared<Upload>[] = [];
  const keep = async (...given: Parameters<typeof put>) => {
    const file = await put(...given);
    files.push(file);
    return file.value;
  };
  const keepImage = (jpeg: Buffer) => keep(recording, [jpeg], { type: "image/jpeg", bytes: jpeg.length });
  try {
    const mp4 = await keep(recording, createReadStream(path), { type: "video/mp4", bytes: size });
    const thumbnail = await keepImage(still);
    const stills: KeptStill[] = [];
    for (const { jpeg, ...of } of sponsors) stills.push({ ...of, image: await keepImage(jpeg) });
    await endJoin(recording, version, { mp4, picture, thumbnail, stills });
  } finally {
    // Files that the transaction has kept are no longer dropped here.
    await Promise.all(files.map((file) => file.drop()));
  }
}

async function tracksOf(
  id: string,
  version: number,
  picture: Rendition,
): Promise<Parameters<typeof joinMp4>[0]> {
  const trackOf = async (rendition: string) => {
    const pieces = await storedPieces(id, version, rendition);
    const init = await headerOf(id, rendition);
    if (!init || pieces.length === 0) throw new ComposeError("incomplete");
    return { init, pieces: joined(pieces) };
  };
  return { picture: await trackOf(picture), sound: await trackOf(SOUND) };
}

/** A version has the whole larger picture or nothing of it. */
async function bestPicture(id: string, version: number): Promise<Rendition> {
  const large = await db().programEntry.findFirst({
    where: { recordingId: id, version, rendition: LARGE_PICTURE },
    select: { number: true },
  });
  return large ? LARGE_PICTURE : PICTURE;
}

async function* joined(pieces: readonly StoredPiece[]): AsyncGenerator<JoinedPiece, void> {
  for await (const read of readAhead(pieces)) yield { place: read.piece.place, media: played(read) };
}

async function thumbnailOf(id: string, version: number, signal: AbortSignal): Promise<Buffer> {
  const read = await readShow(id);
  const init = await headerOf(id, PICTURE);
  const { entries } = await playedEntries(id, version, PICTURE);
  const moment = read && goodMoment(entries, read);
  const stored = (await storedPieces(id, version, PICTURE)).find(({ number }) => number === moment?.number);
  if (!init || !stored) throw new ComposeError("incomplete");
  const media = await readStored(stored.fileKey);
  return drawThumbnail(
    { init, media },
    { frame: Math.floor(stored.frames / 2), width: THUMBNAIL_WIDTH },
    signal,
  );
}

async function put(
  { workspaceId, environment }: Recording,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { type, bytes }: { type: string; bytes: number },
): Promise<Prepared<Upload>> {
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const purpose = type === "video/mp4" ? "recording.mp4" : "recording.thumbnail";
  return receiveFile({ workspaceId, environment, plan }, eachOf(source), {
    ...{ purpose, types: [type], expectedBytes: bytes, dryRun: false },
  });
}

async function* eachOf(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield* source;
}
