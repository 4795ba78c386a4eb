interface Backoff {
  firstMs?: number;
  longestMs?: number;
  random?: () => number;
}

/**
 * Returns how long to wait before attempt `attempt` (from 1), in milliseconds: doubles, by default from half a second up
 * to five, with jitter so that a crowd doesn't return all at once.
 */
export function backoffMs(
  attempt: number,
  { firstMs = 500, longestMs = 5_000, random = Math.random }: Backoff = {},
): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole * (0.75 + random() * 0.5));
}
