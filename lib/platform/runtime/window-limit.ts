import { once } from "./once";

interface Window {
  count: number;
  until: number;
}

const windows = once("windows", () => new Map<string, Window>());
const KEEP = 50_000;

/**
 * Counts one more use of `name` in a fixed window.
 * @returns 0 when allowed, else the whole seconds until the window ends.
 */
export function consumeWindow(
  name: string,
  most: number,
  windowSeconds: number,
  now: number = Date.now(),
): number {
  let window = windows.get(name);
  if (!window || window.until <= now) {
    if (windows.size >= KEEP) for (const [key, old] of windows) if (old.until <= now) windows.delete(key);
    window = { count: 0, until: now + windowSeconds * 1000 };
    windows.set(name, window);
  }
  if (window.count >= most) return Math.max(1, Math.ceil((window.until - now) / 1000));
  window.count += 1;
  return 0;
}

/** Whole seconds until `name` is allowed again, 0 when it is; does not count. */
export function windowRetryAfter(name: string, most: number, now: number = Date.now()): number {
  const window = windows.get(name);
  if (!window || window.until <= now || window.count < most) return 0;
  return Math.max(1, Math.ceil((window.until - now) / 1000));
}

/** How often `name` was used in its present window and when that ends, as epoch milliseconds; without one, now. */
export function readWindow(name: string, now: number = Date.now()): { count: number; until: number } {
  const window = windows.get(name);
  return window && window.until > now
    ? { count: window.count, until: window.until }
    : { count: 0, until: now };
}
