import { limitHeaders, limitReachedHeaders } from "@/lib/operation/limit-headers";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { consumeWindow, readWindow } from "@/lib/platform/runtime/window-limit";

const WINDOW_SECONDS = 60;
const nameOf = (address: string): string => `auth:${address}`;

/**
 * Counts a failed sign-in from an address. Returns the problem to respond with, or `rate_limited` past the
 * limit.
 */
export function failedAuth(address: string, problem: Problem): Problem {
  const wait = consumeWindow(nameOf(address), env().RATE_FAILED_AUTH_PER_MINUTE, WINDOW_SECONDS);
  if (wait > 0)
    return new Problem(
      "rate_limited",
      "Too many failed sign-in attempts from this IP address. Try again in a minute.",
      undefined,
      limitReachedHeaders(env().RATE_FAILED_AUTH_PER_MINUTE, WINDOW_SECONDS, wait),
    );
  return new Problem(problem.code, problem.message, problem.fields, {
    ...problem.headers,
    "WWW-Authenticate": "Bearer",
  });
}

/** Returns how many more failures the address is allowed, and until when. */
export function failedAuthHeaders(address: string): Record<string, string> {
  const most = env().RATE_FAILED_AUTH_PER_MINUTE;
  const { count, leftMs } = readWindow(nameOf(address));
  const left = Math.max(0, most - count);
  return limitHeaders({ most, left, seconds: WINDOW_SECONDS, resetSeconds: leftMs / 1000 });
}
