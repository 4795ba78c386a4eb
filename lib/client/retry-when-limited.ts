import { ApiError } from "./api-error";

const LONGEST_WAIT_SECONDS = 60;

/** Retries work once the rate limit allows it: for jobs made of many calls, all of which must succeed. */
export async function retryWhenLimited<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "rate_limited") throw error;
      const seconds = Math.min(error.retryAfterSeconds ?? 1, LONGEST_WAIT_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, seconds) * 1_000));
    }
  }
}
