import { env } from "@/lib/platform/runtime/env";

/** Seconds before each attempt. */
const DELAYS_SECONDS = [0, 10, 60, 300, 1_800, 7_200] as const;

export const MOST_ATTEMPTS = DELAYS_SECONDS.length;

/** The longest that a destination can ask us to wait. */
const LONGEST_SECONDS = 6 * 3_600;

const JITTER = 0.2;

/** Returns how long to wait after a failed attempt (1 is the first): as planned, or as long as the destination asks for. */
export function nextAttempt(attempt: number, retryAfterSeconds: number | undefined): number {
  const planned = (DELAYS_SECONDS[attempt] ?? LONGEST_SECONDS) / env().SCHEDULE_SCALE;
  if (retryAfterSeconds !== undefined) return Math.min(Math.max(retryAfterSeconds, planned), LONGEST_SECONDS);
  return planned * (1 - JITTER + 2 * JITTER * Math.random());
}
