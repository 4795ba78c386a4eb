import type { Measures } from "./telling";

interface Weight {
  /** For each unit from there on. */
  points: number;
  from: number;
}

/** Learned from what readers marked in hours of talk, by `npm run learn:moments`. */
export const WEIGHTS = {
  past: { points: 16.5, from: 0 },
  someone: { points: 12.0, from: 0 },
  filler: { points: -57.5, from: 0 },
  around: { points: -44.0, from: 0 },
  speech: { points: 2.5, from: 0 },
  personal: { points: 6.0, from: 0 },
  advice: { points: 4.3, from: 0 },
  responses: { points: 2.7, from: 0 },
  focus: { points: 5.1, from: 0 },
  turns: { points: -12.9, from: 0.5 },
  minutes: { points: 27, from: 0.85 },
} as const satisfies Record<keyof Measures, Weight>;

export const MEASURES = Object.keys(WEIGHTS) as (keyof Measures)[];
