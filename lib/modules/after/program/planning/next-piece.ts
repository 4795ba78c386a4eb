import { RENDITIONS, SOUND } from "@/lib/modules/after/playback";
import type { Plan, PlannedPiece } from "./planned-piece";
import { type Known, verdictOf } from "./verdict";

export type StandIn = (piece: PlannedPiece) => PlannedPiece;

/**
 * Returns the piece to make next: the one that ends first among those that aren't stored, or what stands in for one that
 * can't be made. Null if there's nothing to do now.
 */
export function nextPiece(plan: Plan, known: Known, now: Date, standIn: StandIn): PlannedPiece | null {
  const found = RENDITIONS.flatMap((rendition) => firstOf(plan[rendition], known, now, standIn) ?? []);
  return found.sort((a, b) => a.endsAtMs - b.endsAtMs)[0] ?? null;
}

/**
 * Returns the pieces to make next, at most so many. No two of them are sound: each one's levels depend on what was heard
 * before.
 */
export function nextPieces(
  plan: Plan,
  { known, now, standIn, most }: { known: Known; now: Date; standIn: StandIn; most: number },
): PlannedPiece[] {
  const next: PlannedPiece[] = [];
  const after = new Map(known);
  while (next.length < most) {
    const hasSound = next.some(({ rendition }) => rendition === SOUND);
    const piece = nextPiece(hasSound ? { ...plan, [SOUND]: [] } : plan, after, now, standIn);
    if (!piece) break;
    next.push(piece);
    after.set(piece.key, { state: "stored", attempts: 0, retryAt: null });
  }
  return next;
}

function firstOf(
  pieces: readonly PlannedPiece[],
  known: Known,
  now: Date,
  standIn: StandIn,
): PlannedPiece | null {
  for (const piece of pieces) {
    const verdict = verdictOf(known.get(piece.key), now);
    if (verdict === "make") return piece;
    if (verdict !== "given_up") continue;
    const other = standIn(piece);
    if (verdictOf(known.get(other.key), now) === "make") return other;
  }
  return null;
}
