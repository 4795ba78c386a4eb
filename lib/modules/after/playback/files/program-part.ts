import type { JoinedPiece, JoinedTrack } from "@/lib/composition/mp4/join-mp4";
import { AAC_SAMPLES, type ProgramRange, SAMPLES_PER_FRAME } from "@/lib/program";
import { LARGE_PICTURE, PICTURE, type Rendition, SOUND } from "../rows/rendition";
import { renditionsOf } from "../rows/renditions";
import { headerOf, readAhead, type StoredPiece, storedPieces } from "../rows/stored-pieces";
import { played } from "./played";

/** The pieces of a program around some of its frames, the first at place 0. */
interface ProgramPart {
  picture: JoinedTrack;
  /** Of the program, at which the picture begins. */
  firstFrame: number;
  /** In pixels. */
  width: number;
  height: number;
  sound: JoinedTrack;
  /** Where in the sound the picture's first frame is, in samples. */
  soundStart: number;
}

/** AAC frames that a decoder needs before those that are heard. */
const WARM_UP = 2;

/**
 * Returns the pieces of a version around a range, in its largest picture unless another one is asked for. Null if they
 * aren't all there.
 */
export async function programPart(
  recordingId: string,
  version: number,
  range: ProgramRange,
  asked: typeof PICTURE | typeof LARGE_PICTURE = LARGE_PICTURE,
): Promise<ProgramPart | null> {
  const renditions = await renditionsOf(recordingId, version);
  const size =
    renditions.find(({ name }) => name === asked) ?? renditions.find(({ name }) => name === PICTURE);
  if (!size?.width || !size.height) return null;
  const picture = await piecesIn(recordingId, version, size.name as Rendition, range);
  const heard = { from: aacFrame(range.from) - WARM_UP, to: aacFrame(range.to) + 1 };
  const sound = await piecesIn(recordingId, version, SOUND, heard);
  if (!picture || !sound) return null;
  return {
    ...{ picture: picture.track, firstFrame: picture.from, width: size.width, height: size.height },
    ...{ sound: sound.track, soundStart: picture.from * SAMPLES_PER_FRAME - sound.from * AAC_SAMPLES },
  };
}

const aacFrame = (frame: number): number => Math.floor((frame * SAMPLES_PER_FRAME) / AAC_SAMPLES);

async function piecesIn(
  recordingId: string,
  version: number,
  rendition: Rendition,
  { from, to }: ProgramRange,
): Promise<{ track: JoinedTrack; from: number } | null> {
  const init = await headerOf(recordingId, rendition);
  const all = await storedPieces(recordingId, version, rendition);
  const pieces = all.filter((piece) => piece.place < to && piece.place + piece.frames > from);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!init || !first || !last || !follow(pieces)) return null;
  // The last AAC frame of a program may end before its last picture.
  const isWhole = first.place <= Math.max(0, from) && last.place + last.frames >= Math.min(to, endOf(all));
  return isWhole ? { track: { init, pieces: shifted(pieces, first.place) }, from: first.place } : null;
}

const endOf = (pieces: readonly StoredPiece[]): number => {
  const last = pieces.at(-1);
  return last ? last.place + last.frames : 0;
};

const follow = (pieces: readonly StoredPiece[]): boolean =>
  pieces.every(({ place }, index) => {
    const before = pieces[index - 1];
    return !before || before.place + before.frames === place;
  });

async function* shifted(pieces: readonly StoredPiece[], by: number): AsyncGenerator<JoinedPiece, void> {
  for await (const read of readAhead(pieces)) yield { place: read.piece.place - by, media: played(read) };
}
