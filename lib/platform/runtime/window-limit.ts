import { processSingleton } from "./process-singleton";

interface Window {
  count: number;
  until: number;
}

const windows = processSingleton("windows", () => new Map<string, Window>());
const KEEP = 50_000;
const SWEEP_MS = 1_000;
let sweptAt = 0;

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
    if (windows.size >= KEEP) sweep(now);
    window = { count: 0, until: now + windowSeconds * 1000 };
    windows.set(name, window);
  }
  if (window.count >= most) return Math.max(1, Math.ceil((window.until - now) / 1000));
  window.count += 1;
  return 0;
}

/** A flood of new names does not make every one of them look at all others. */
function sweep(now: number): void {
  if (Math.abs(now - sweptAt) < SWEEP_MS) return;
  sweptAt = now;
  for (const [name, window] of windows) if (window.until <= now) windows.delete(name);
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
