import { databaseNow } from "@/lib/platform/database/database-clock";

/** Where a caller is with a limit. */
export interface LimitUse {
  /** How many calls are allowed at once. */
  most: number;
  left: number;
  /** In how many seconds all of them come back. */
  seconds: number;
  /** In how many seconds this caller has all of them again, or may make the next call if none is left. */
  resetSeconds: number;
}

/**
 * Returns the headers of the contract, and those of the IETF's draft (`RateLimit`), which clients read without knowing ours. The
 * draft counts seconds from now, so it doesn't depend on clocks.
 */
export function limitHeaders({ most, left, seconds, resetSeconds }: LimitUse): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(most),
    "X-RateLimit-Remaining": String(left),
    "X-RateLimit-Reset": String(Math.ceil(databaseNow().getTime() / 1000 + resetSeconds)),
    "RateLimit-Policy": `"calls";q=${most};w=${Math.max(1, Math.ceil(seconds))}`,
    RateLimit: `"calls";r=${left};t=${Math.ceil(resetSeconds)}`,
  };
}

/** The same for a caller who has none left. */
export const limitReachedHeaders = (
  most: number,
  seconds: number,
  waitSeconds: number,
): Record<string, string> => ({
  ...limitHeaders({ most, left: 0, seconds, resetSeconds: waitSeconds }),
  "Retry-After": String(waitSeconds),
});
