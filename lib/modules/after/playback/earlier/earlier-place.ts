import type { MediaRange } from "@/lib/program";

/** A piece of a version: its place in the program and on its session's media time, and its length. In milliseconds. */
export interface PlacedPiece {
  sessionId: string;
  mediaMs: number;
  programMs: number;
  lengthMs: number;
}

/** A part of one session, and where a version plays it, in milliseconds. */
export interface EarlierPlace {
  media: MediaRange;
  fromMs: number;
  toMs: number;
}

/** More isn't needed to compare. */
const MOST_MS = 60_000;
/** Pieces follow each other to the millisecond; a longer break is a cut. */
const BREAK_MS = 5;

/**
 * Returns the first place at which a version plays some of these ranges, without a break and not longer than a minute. Null if it
 * doesn't.
 * @param ranges null for all of it
 */
export function earlierPlace(
  pieces: readonly PlacedPiece[],
  ranges: readonly MediaRange[] | null,
): EarlierPlace | null {
  for (const [index, piece] of pieces.entries()) {
    const { sessionId, mediaMs, programMs } = piece;
    const range = ranges === null ? whole(piece) : ranges.find((one) => isIn(one, piece));
    if (!range) continue;
    const fromMs = Math.max(range.fromMs, mediaMs);
    const toMs = Math.min(range.toMs, fromMs + MOST_MS, endWithoutBreak(pieces.slice(index)));
    const at = programMs + fromMs - mediaMs;
    return { media: { sessionId, fromMs, toMs }, fromMs: at, toMs: at + toMs - fromMs };
  }
  return null;
}

const whole = ({ sessionId }: PlacedPiece): MediaRange => ({
  ...{ sessionId, fromMs: 0, toMs: Number.POSITIVE_INFINITY },
});

const isIn = ({ sessionId, fromMs, toMs }: MediaRange, piece: PlacedPiece): boolean =>
  sessionId === piece.sessionId && fromMs < piece.mediaMs + piece.lengthMs && piece.mediaMs < toMs;

function endWithoutBreak([first, ...rest]: readonly PlacedPiece[]): number {
  let end = first ? first.mediaMs + first.lengthMs : 0;
  for (const { sessionId, mediaMs, lengthMs } of rest) {
    if (sessionId !== first?.sessionId || Math.abs(mediaMs - end) > BREAK_MS) break;
    end = mediaMs + lengthMs;
  }
  return end;
}
