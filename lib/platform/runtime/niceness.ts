import { getPriority } from "node:os";

const HIGHEST = 19;

/** How much lower than the process itself its work has priority, in steps of niceness, when CPU is short. */
export const NICENESS = {
  /** Someone waits for it. The app and captures of shows on air come first. */
  conversion: 5,
  /** It can be late: the tracks that it's made of are stored. */
  composing: 10,
} as const;

/** Returns the niceness that is this much higher than this process's. */
export const nicenessAbove = (by: number): number => Math.min(HIGHEST, getPriority() + by);
