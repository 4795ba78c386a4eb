import { FRAME_RATE } from "@/lib/composition/grid";
import type { Frames } from "./clip-source";

/** A clip's length in frames. */
export const framesIn = (kept: readonly Frames[]): number =>
  kept.reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns when a moment of the program plays in a clip, in milliseconds; null if it's cut out. */
export function clipMs(kept: readonly Frames[], programMs: number): number | null {
  let before = 0;
  for (const { from, to } of kept) {
    const [start, end] = [msOf(from), msOf(to)];
    if (start <= programMs && programMs < end) return before + programMs - start;
    before += end - start;
  }
  return null;
}

/** Returns the program's frame at each of a clip's. */
export const programFrames = (kept: readonly Frames[]): number[] =>
  kept.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));

const msOf = (frame: number): number => (frame * 1_000) / FRAME_RATE;
