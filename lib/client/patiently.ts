import { ApiError } from "./api-error";

const LONGEST_WAIT_SECONDS = 60;

/** Does something again once the rate limit allows it: for work that is many calls, of which none may be left out. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
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
