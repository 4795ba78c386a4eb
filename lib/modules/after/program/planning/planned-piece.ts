import { LARGE_PICTURE, PICTURE, type Rendition, SOUND } from "@/lib/modules/after/playback";
import type { SoundPiece, Span } from "@/lib/program";

/** A piece at its place in the program. */
export interface PlannedPiece {
  key: string;
  rendition: Rendition;
  /** Its place in the program, in pictures or AAC frames. */
  place: number;
  /** How many frames of it are played. */
  frames: number;
  /** How many it has. */
  pieceFrames: number;
  sessionId: string;
  /** Place of its first frame on the session's media time, in milliseconds. */
  mediaMs: number;
  /** Its end in the program, in milliseconds: what ends first is made first. */
  endsAtMs: number;
  content: { kind: "picture"; span: Span } | { kind: "sound"; piece: SoundPiece };
}

/** Pieces of each rendition, in order and without a gap. One that isn't made now has none. */
export type Plan = Record<Rendition, PlannedPiece[]>;

/** How far a program's entries go: the number of them, and where the next one begins, in pictures or AAC frames. */
interface End {
  count: number;
  place: number;
}
export type Ends = Record<Rendition, End>;

export const NOTHING_YET: Ends = {
  [PICTURE]: { count: 0, place: 0 },
  [LARGE_PICTURE]: { count: 0, place: 0 },
  [SOUND]: { count: 0, place: 0 },
};
