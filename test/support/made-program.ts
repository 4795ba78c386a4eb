import { createHash } from "node:crypto";
import { FRAME_RATE } from "@/lib/composition/grid";
import type { Piece } from "@/lib/composition/media/piece";
import { samplesIn } from "@/lib/composition/media/piece";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { renderSound } from "@/lib/composition/sound/render-sound";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { AAC_SAMPLES, SAMPLE_RATE } from "@/lib/program";
import { storageProvider } from "@/lib/providers/storage";
import { BEEPS, flashes, madePart, StoredMedia } from "./track-parts";

/** A rendered piece at its place, in pictures or AAC frames. */
interface MadePiece extends Piece {
  place: number;
  /** How many of its frames are played. */
  frames: number;
  peaks: number[];
}

export interface MadeProgram {
  pictures: MadePiece[];
  sounds: MadePiece[];
}

/** Where the program begins on the session's media time, in milliseconds. */
export const PROGRAM_STARTS_MS = 2_000;

/** Of the picture between flashes: a clip's check takes black for a fault. */
const BETWEEN = "0x606060";

const SPANS = [100, 55, 40];
/** The last AAC frame of the last piece isn't played. */
const SOUNDS = [234, 72];
const PLAYED = [234, 71];
export const PICTURES = SPANS.reduce((sum, frames) => sum + frames, 0);
export const AAC_FRAMES = PLAYED.reduce((sum, frames) => sum + frames, 0);

const placesOf = (lengths: readonly number[]): number[] =>
  lengths.map((_, index) => lengths.slice(0, index).reduce((sum, one) => sum + one, 0));

let made: Promise<MadeProgram> | undefined;

/**
 * Returns 6.5 seconds of a program: a camera that flashes and a microphone that beeps in every second. Rendered once in a
 * process.
 */
export function makeProgram(): Promise<MadeProgram> {
  made ??= renderProgram();
  return made;
}

async function renderProgram(): Promise<MadeProgram> {
  const stored = new StoredMedia();
  const picture = await madePart({ codec: "h264", seconds: 9, source: flashes("160x90", BETWEEN) });
  const camera = stored.part("camera", picture, 0);
  const sound = await madePart({ codec: "opus", seconds: 9, source: BEEPS });
  const microphone = stored.part("microphone", sound, 0);
  const [pictures, sounds] = await Promise.all([
    Promise.all(placesOf(SPANS).map((place, index) => spanAt(stored, camera, place, SPANS[index] ?? 0))),
    Promise.all(placesOf(PLAYED).map((place, index) => soundAt(stored, microphone, place, index))),
  ]);
  return { pictures, sounds };
}

type Part = ReturnType<StoredMedia["part"]>;

async function spanAt(stored: StoredMedia, camera: Part, place: number, frames: number): Promise<MadePiece> {
  const startMs = PROGRAM_STARTS_MS + (place * 1000) / FRAME_RATE;
  const endMs = startMs + (frames * 1000) / FRAME_RATE;
  const chunks = camera.chunks.filter(({ fromMs, toMs }) => toMs > startMs - 1_000 && fromMs < endMs);
  const box = { x: 0, y: 0, width: 160, height: 90 };
  const source = { kind: "track" as const, frames: { from: 0, to: frames }, notBeforeMs: null };
  const made = await renderPicture(
    {
      ...{ width: 160, height: 90, frames, startMs, ground: "#000000", below: null, above: null },
      tiles: [
        {
          ...{ box, crop: { x: 0.5, y: 0.3 }, scale: 1, fit: "cover" },
          sources: [{ ...source, part: { ...camera, chunks } }],
        },
      ],
      ...{ ticker: null, effects: [] },
    },
    stored,
  );
  return { ...made, place, frames, peaks: [] };
}

async function soundAt(
  stored: StoredMedia,
  microphone: Part,
  place: number,
  index: number,
): Promise<MadePiece> {
  const made = await renderSound(
    {
      startMs: PROGRAM_STARTS_MS + (place * AAC_SAMPLES * 1000) / SAMPLE_RATE,
      ...{ preRollFrames: place && 47, frames: SOUNDS[index] ?? 0, postRollFrames: 2, levels: {} },
      sections: [
        {
          source: { kind: "voice", personId: "ana", part: microphone, isSpeech: true },
          ...{ from: -100_000, to: 1_000_000, gain: 1 },
        },
      ],
    },
    stored,
  );
  return { ...made, place, frames: PLAYED[index] ?? 0 };
}

interface Recorded {
  id: string;
  sessionId: string;
}

const keyOf = (media: Buffer, place: number): string =>
  createHash("sha256").update(media).update(String(place)).digest("hex");

/** Stores a program's pieces for a recording, as version 1. Returns its pieces' keys, pictures first. */
export async function storeProgram(recording: Recorded, program: MadeProgram): Promise<string[]> {
  const { id } = recording;
  const pictures = await storeRendition(recording, "picture-720", program.pictures);
  const sounds = await storeRendition(recording, "sound", program.sounds);
  await playEntries(recording, 1, [...pictures, ...sounds]);
  await db().recording.update({
    where: { id },
    data: { programVersion: 1, composedMs: Math.floor((PICTURES * 1000) / FRAME_RATE) },
  });
  return [...pictures, ...sounds].map(({ pieceKey }) => pieceKey);
}

type Entry = Pick<
  Prisma.ProgramEntryUncheckedCreateInput,
  "rendition" | "number" | "pieceKey" | "place" | "frames" | "mediaMs"
>;

/** Makes these entries the ones of a version. */
export async function playEntries(
  { id, sessionId }: Recorded,
  version: number,
  entries: readonly Entry[],
): Promise<void> {
  await db().programEntry.createMany({
    data: entries.map((entry) => ({ recordingId: id, version, sessionId, ...entry })),
  });
}

async function storeRendition(
  { id }: Recorded,
  rendition: string,
  pieces: readonly MadePiece[],
): Promise<Entry[]> {
  const { workspaceId, environment } = await db().recording.findUniqueOrThrow({ where: { id } });
  const isSound = rendition === "sound";
  const size = isSound ? {} : { width: 160, height: 90 };
  const bytes = Buffer.from(pieces[0]?.init ?? "");
  await db().programHeader.create({ data: { recordingId: id, rendition, ...size, bytes } });
  const entries: Entry[] = [];
  for (const [number, { media, place, frames, peaks }] of pieces.entries()) {
    const fileKey = `${workspaceId}/${environment}/${newId("pce")}`;
    const put = await storageProvider().put(fileKey, one(media), { contentType: "video/mp4" });
    const pieceKey = keyOf(media, place);
    await db().programPiece.create({
      data: {
        ...{ recordingId: id, key: pieceKey, rendition, state: "stored", frames: samplesIn(media), fileKey },
        ...{ sizeBytes: put.sizeBytes, sha256: put.sha256, measured: { peaks }, people: ["host-ana"] },
      },
    });
    const rate = isSound ? SAMPLE_RATE / AAC_SAMPLES : FRAME_RATE;
    const mediaMs = PROGRAM_STARTS_MS + (place * 1000) / rate;
    entries.push({ rendition, number, pieceKey, place, frames, mediaMs });
  }
  return entries;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
