/** Delays before the attempts of one delivery, in seconds: 8 attempts over a little more than a day. */
export const RETRY_DELAYS_SECONDS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000] as const;

export const MAX_ATTEMPTS = RETRY_DELAYS_SECONDS.length;

/** A webhook that fails for this long, whatever is sent, is disabled. */
export const DISABLE_AFTER_SECONDS = 5 * 86_400;

const JITTER = 0.2;

/**
 * Returns the seconds to wait after failed attempt number `attempt` (1 is the first). Undefined after the
 * last.
 * @param retryAfterSeconds the receiver's `Retry-After`, limited to between one and two times the scheduled
 * delay
 * @param scale divides the scheduled delays
 * @param random 0 to 1, for the ± 20% that spread retries to a receiver
 */
export function retryDelay(
  attempt: number,
  retryAfterSeconds: number | undefined,
  scale: number,
  random: number,
): number | undefined {
  const planned = RETRY_DELAYS_SECONDS[attempt];
  if (planned === undefined) return undefined;
  const step = planned / scale;
  if (retryAfterSeconds !== undefined) return Math.min(Math.max(retryAfterSeconds, step), 2 * step);
  return step * (1 - JITTER + 2 * JITTER * random);
}

/**
 * Returns the seconds of a `Retry-After` header, given in seconds or as a date. Undefined if it is neither.
 */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}
