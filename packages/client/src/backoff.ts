const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/**
 * Delay before retry number `retry` (from 0), in milliseconds: doubles each time, with jitter over its upper
 * half.
 */
export function backoffMs(retry: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_DELAY_MS);
  return whole * (0.5 + random() / 2);
}

/** Jitter as a share of the requested delay, so that clients don't all return at the same moment. */
const SPREAD = 0.25;

/** The delay requested by a response, in milliseconds: never shorter, a little longer. */
export const askedMs = (seconds = 0, random: () => number = Math.random): number =>
  seconds * 1000 * (1 + SPREAD * random());

/**
 * Seconds that a response asks the client to wait: `Retry-After` in either form, or the reset of an exhausted
 * limit.
 */
export function retryAfterSeconds(headers: Headers, status: number): number | undefined {
  const given = headers.get("retry-after");
  if (given !== null) {
    const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
    return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
  }
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
  if (status !== 429 || Number.isNaN(reset)) return undefined;
  return Math.max(0, reset - Date.now() / 1000);
}

/** Rejects with the signal's reason if the signal fires first. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
