import type { Measures } from "./telling";

interface Weight {
  /** For each unit from there on. */
  points: number;
  from: number;
}

/** Learned from what readers marked in hours of talk, by `npm run learn:moments`. A clip can be shorter than readers mark: minutes count half. */
export const WEIGHTS = {
  past: { points: 23.6, from: 0 },
  someone: { points: 22.1, from: 0 },
  filler: { points: -54.9, from: 0 },
  speech: { points: 2.0, from: 0 },
  personal: { points: 4.5, from: 0 },
  advice: { points: 5.2, from: 0 },
  responses: { points: 3.7, from: 0 },
  focus: { points: 6.4, from: 0 },
  turns: { points: -16.4, from: 0.5 },
  minutes: { points: 14, from: 0.7 },
} as const satisfies Record<keyof Measures, Weight>;

export const MEASURES = Object.keys(WEIGHTS) as (keyof Measures)[];
