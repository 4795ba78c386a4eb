/** Distances that people count in, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];

/** Returns where a time line is labelled, in seconds: at most `most` times, and not at its very end. */
export function ticksOf(seconds: number, most: number): number[] {
  const step = STEPS.find((one) => seconds / one <= most) ?? 14_400;
  const count = Math.max(1, Math.ceil(seconds / step - LEAST_LEFT));
  return Array.from({ length: count }, (_none, index) => index * step);
}

/** A label needs this share of a step to its right. */
const LEAST_LEFT = 0.5;
