import { boxesAt, boxesIn } from "./boxes";

/** A piece as it's stored: fragments whose times start at 0, and the header they are played with. */
export interface Piece {
  /** `ftyp` and `moov`. The same for all pieces of one kind and size. */
  init: Buffer;
  /** `moof` and `mdat`, once or several times. */
  media: Buffer;
}

/** Separates a fragmented MP4's header from its fragments; null if it has none. */
export function pieceOf(file: Buffer): Piece | null {
  const first = boxesIn(file).find(({ type }) => type === "moof");
  return first ? { init: file.subarray(0, first.start), media: file.subarray(first.start) } : null;
}

/** Counts the samples (pictures, or AAC frames) in a piece's fragments. */
export function samplesIn(media: Buffer): number {
  const runs = boxesAt(media, ["moof", "traf", "trun"]);
  return runs.reduce((sum, { from }) => sum + media.readUInt32BE(from + 4), 0);
}

/**
 * Returns a piece's fragments at their place in the program, in units of its time scale. Pieces are stored
 * without a place, because an edit moves them. `sequence` is the first fragment's number.
 */
export function placedFragments(media: Buffer, place: number, sequence = 1): Buffer {
  const placed = Buffer.from(media);
  for (const [index, { from }] of boxesAt(placed, ["moof", "mfhd"]).entries())
    placed.writeUInt32BE((sequence + index) % 2 ** 32, from + 4);
  for (const { from } of boxesAt(placed, ["moof", "traf", "tfdt"])) {
    if (placed[from] !== 1) throw new Error("A piece's fragments must be timed in 64 bits.");
    placed.writeBigUInt64BE(placed.readBigUInt64BE(from + 4) + BigInt(Math.round(place)), from + 4);
  }
  return placed;
}
