const FIRST_MS = 500;
const MAX_MS = 5_000;

/**
 * Returns how long to wait before attempt `attempt` (from 1), in milliseconds: doubles up to five seconds,
 * with jitter so that a crowd doesn't return all at once.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole * (0.75 + random() * 0.5));
}
