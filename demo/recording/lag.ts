/** Program, tracks and ledger may be this far apart, in milliseconds. */
export const MOST_APART_MS = 40;

/** How much later one signal shows what another shows too. */
export interface Lag {
  /** In samples; positive if it's later. With a fraction. */
  samples: number;
  /** From -1 to 1: how alike the two are at that lag. */
  likeness: number;
}

/**
 * Compares a signal with another one that has `most` samples more on both sides.
 * @param most the greatest lag that is looked for, in samples
 */
export function lagBetween(signal: Float32Array, wider: Float32Array, most: number): Lag {
  const likenesses: number[] = [];
  for (let lag = 0; lag <= 2 * most; lag += 1)
    likenesses.push(correlation(signal, wider.subarray(lag, lag + signal.length)));
  const best = likenesses.reduce((found, one, lag) => (one > (likenesses[found] ?? -1) ? lag : found), 0);
  const [before, at, after] = [best - 1, best, best + 1].map((lag) => likenesses[lag] ?? Number.NaN);
  return { samples: best - most + peakOffset(before, at, after), likeness: at ?? 0 };
}

/** Pearson's coefficient; 0 if one of them doesn't change. */
function correlation(one: Float32Array, other: Float32Array): number {
  const means = [mean(one), mean(other)] as const;
  let [both, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const x = (one[at] ?? 0) - means[0];
    const y = (other[at] ?? 0) - means[1];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum / values.length;
}

/** Where a parabola through three neighboring values is highest, from the middle one. */
function peakOffset(before = Number.NaN, at = Number.NaN, after = Number.NaN): number {
  const bend = before - 2 * at + after;
  return bend < 0 ? (before - after) / (2 * bend) : 0;
}
