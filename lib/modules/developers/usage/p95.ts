/**
 * Buckets of `latency_bucket()`: the first ends at half a millisecond, and every two further buckets double
 * it.
 */
const FIRST_MS = 0.5;
const endOf = (bucket: number): number => FIRST_MS * 2 ** ((bucket - 1) / 2);

/**
 * Returns the time that 95 of 100 calls don't exceed, from the number of calls in each bucket (1 to 32).
 * Assumes that calls are spread evenly within a bucket.
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
