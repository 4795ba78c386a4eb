const FIRST_MS = 500;
const MAX_MS = 5_000;

/** How long to wait before attempt `attempt` (from 1): doubling to five seconds, spread so that a crowd does not return at once. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole * (0.75 + random() * 0.5));
}
