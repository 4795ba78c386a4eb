import { Problem } from "@/lib/operation/problem";
import { consumeWindow, windowRetryAfter } from "@/lib/platform/runtime/window-limit";

const WRONG_PER_MINUTE = 10;
const windowName = (link: string, address: string): string => `door:${link}:${address}`;

const tooMany = (waitSeconds: number): Problem =>
  new Problem("rate_limited", "Too many wrong links from this address.", undefined, {
    "Retry-After": String(waitSeconds),
    "X-RateLimit-Limit": String(WRONG_PER_MINUTE),
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": String(Math.ceil(Date.now() / 1000) + waitSeconds),
  });

/** Throws `rate_limited` for an IP address that has tried too many wrong links of this kind. */
export function checkLinkAttempts(link: string, address: string): void {
  const wait = windowRetryAfter(windowName(link, address), WRONG_PER_MINUTE);
  if (wait > 0) throw tooMany(wait);
}

/** Counts a wrong link; returns the problem to answer with. */
export function failLinkAttempt(link: string, address: string, message: string): Problem {
  const wait = consumeWindow(windowName(link, address), WRONG_PER_MINUTE, 60);
  return wait > 0 ? tooMany(wait) : new Problem("unauthorized", message);
}
