/** What is known of a piece: its row. */
export interface KnownPiece {
  state: "stored" | "failed";
  attempts: number;
  retryAt: Date | null;
}
export type Known = ReadonlyMap<string, KnownPiece>;

/** After these pauses, a piece that couldn't be made is tried again. */
const PAUSES_MS = [2_000, 8_000];
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;
/** Afterward something stands in, and the piece is tried once whenever the program is looked at much later. */
const LATER_MS = 3_600_000;

/** Returns how long after this many failed attempts there is another one. */
export const pauseAfter = (attempts: number): number => PAUSES_MS[attempts - 1] ?? LATER_MS;

/** `given_up`: something has to stand in for it. */
type Verdict = "stored" | "make" | "wait" | "given_up";

export function verdictOf(piece: KnownPiece | undefined, now: Date): Verdict {
  if (!piece) return "make";
  if (piece.state === "stored") return "stored";
  if (piece.retryAt === null || piece.retryAt <= now) return "make";
  return piece.attempts < MAX_ATTEMPTS ? "wait" : "given_up";
}
