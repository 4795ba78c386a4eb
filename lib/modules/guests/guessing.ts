import { Problem } from "@/lib/operation/problem";
import { isWindowFull, takeWindow } from "@/lib/platform/runtime/window-limit";

const WRONG_PER_MINUTE = 10;
const nameOf = (door: string, address: string): string => `door:${door}:${address}`;

const tooMany = (waitSeconds: number): Problem =>
  new Problem("rate_limited", "Too many wrong links from this address.", undefined, {
    "Retry-After": String(waitSeconds),
    "X-RateLimit-Limit": String(WRONG_PER_MINUTE),
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": String(Math.ceil(Date.now() / 1000) + waitSeconds),
  });

/** Throws `rate_limited` for an address that has tried too many wrong keys at this door. */
export function refuseGuessing(door: string, address: string): void {
  const wait = isWindowFull(nameOf(door, address), WRONG_PER_MINUTE);
  if (wait > 0) throw tooMany(wait);
}

/** Counts a wrong key and says so. */
export function wrongLink(door: string, address: string, message: string): Problem {
  const wait = takeWindow(nameOf(door, address), WRONG_PER_MINUTE, 60);
  return wait > 0 ? tooMany(wait) : new Problem("unauthorized", message);
}
