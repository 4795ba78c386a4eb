/** Buckets of `latency_bucket()`: the first ends at half a millisecond, every two more double it. */
const FIRST_MS = 0.5;
const endOf = (bucket: number): number => FIRST_MS * 2 ** ((bucket - 1) / 2);

/**
 * The time that 95 of 100 calls took at most, from how many fell into each bucket (1 to 32). Inside a bucket calls are
 * taken to lie evenly.
 */
export function p95Of(counts: ReadonlyMap<number, number>): number {
  const buckets = [...counts].sort(([a], [b]) => a - b);
  const wanted = buckets.reduce((sum, [, count]) => sum + count, 0) * 0.95;
  let before = 0;
  for (const [bucket, count] of buckets) {
    if (before + count >= wanted && count > 0) {
      const start = bucket === 1 ? 0 : endOf(bucket - 1);
      return Math.round((start + (endOf(bucket) - start) * ((wanted - before) / count)) * 10) / 10;
    }
    before += count;
  }
  return 0;
}
