import { LARGE_PICTURE, PICTURE, RENDITIONS, type Rendition, SOUND } from "@/lib/modules/after/playback";
import type { StandIn } from "./next-piece";
import type { Ends, Plan, PlannedPiece } from "./planned-piece";
import { type Known, verdictOf } from "./verdict";

/** A row of `program_entry`, without the version. */
export interface Entry {
  rendition: Rendition;
  number: number;
  pieceKey: string;
  place: number;
  frames: number;
  sessionId: string;
  mediaMs: number;
  isStandIn: boolean;
}

interface Given {
  plan: Plan;
  known: Known;
  now: Date;
  standIn: StandIn;
  /** The piece that a place had before, if it's as long. It is better than a card. */
  before?: (piece: PlannedPiece) => string | null;
}

/**
 * Returns the entries that can follow: pieces in order up to the first that is neither stored nor has something
 * that stands in for it.
 */
export function entriesAfter(ends: Ends, given: Given): Entry[] {
  return RENDITIONS.flatMap((rendition) => {
    const entries: Entry[] = [];
    for (const piece of given.plan[rendition]) {
      if (piece.place < ends[rendition].place) continue;
      const played = playedFor(piece, given);
      if (!played) break;
      const { place, frames, sessionId, mediaMs } = piece;
      const number = ends[rendition].count + entries.length;
      entries.push({ rendition, number, place, frames, sessionId, mediaMs, ...played });
    }
    return entries;
  });
}

function playedFor(
  piece: PlannedPiece,
  { known, now, standIn, before }: Given,
): Pick<Entry, "pieceKey" | "isStandIn"> | null {
  const isStored = (key: string) => known.get(key)?.state === "stored";
  if (isStored(piece.key)) return { pieceKey: piece.key, isStandIn: false };
  if (verdictOf(known.get(piece.key), now) !== "given_up") return null;
  const previous = before?.(piece) ?? null;
  if (previous !== null) return { pieceKey: previous, isStandIn: false };
  const { key } = standIn(piece);
  return isStored(key) ? { pieceKey: key, isStandIn: true } : null;
}

/** Returns where the entries end after some more. */
export function endsAfter(ends: Ends, entries: readonly Entry[]): Ends {
  const end = (rendition: Rendition) => {
    const own = entries.filter((entry) => entry.rendition === rendition);
    const last = own.at(-1);
    return last ? { count: last.number + 1, place: last.place + last.frames } : ends[rendition];
  };
  return { [PICTURE]: end(PICTURE), [LARGE_PICTURE]: end(LARGE_PICTURE), [SOUND]: end(SOUND) };
}
