/** A value at a time, in minutes from the start. */
export interface At {
  minute: number;
  value: number;
}

/** The lowest value of each window, in minutes: what comes and goes isn't counted. */
function lowestOf(samples: readonly At[], window: number): At[] {
  const lowest = new Map<number, At>();
  for (const sample of samples) {
    const key = Math.floor(sample.minute / window);
    if (sample.value < (lowest.get(key)?.value ?? Number.POSITIVE_INFINITY)) lowest.set(key, sample);
  }
  return [...lowest.values()];
}

/**
 * Growth per hour. V8 frees memory in steps, so the lowest value of each window counts, and a line is fitted through
 * those. 0 for fewer than two windows.
 */
export function slopePerHour(samples: readonly At[], window: number): number {
  const points = lowestOf(samples, window);
  const middle = mean(points.map(({ minute }) => minute));
  const level = mean(points.map(({ value }) => value));
  const spread = points.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  const along = points.reduce((sum, { minute, value }) => sum + (minute - middle) * (value - level), 0);
  return spread === 0 ? 0 : (60 * along) / spread;
}

/** How much higher the last third is than the first one, by the medians of the lowest values of their windows. */
export function growth(samples: readonly At[], window: number): number {
  const values = lowestOf(samples, window).map(({ value }) => value);
  const third = Math.max(1, Math.floor(values.length / 3));
  return median(values.slice(-third)) - median(values.slice(0, third));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
