import { firstSamples } from "@/lib/composition/media/first-samples";
import type { StoredPiece } from "../rows/stored-pieces";

/** Returns what a version plays of a piece. */
export const played = ({ piece, bytes }: { piece: StoredPiece; bytes: Buffer }): Buffer =>
  piece.frames < piece.pieceFrames ? firstSamples(bytes, piece.frames) : bytes;
