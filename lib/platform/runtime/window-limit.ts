import { processSingleton } from "./process-singleton";

interface Window {
  count: number;
  /** By `performance.now()`: setting the machine's clock back must not make it last for hours. */
  until: number;
}

const windows = processSingleton("windows", () => new Map<string, Window>());
const KEEP = 50_000;
const SWEEP_MS = 1_000;
let sweptAt = 0;

/**
 * Counts one use of `name` in a fixed window.
 * @returns 0 if allowed, otherwise the whole seconds until the window ends.
 */
export function consumeWindow(
  name: string,
  most: number,
  windowSeconds: number,
  now: number = performance.now(),
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

/** Prevents a flood of new names from scanning all others each time. */
function sweep(now: number): void {
  if (Math.abs(now - sweptAt) < SWEEP_MS) return;
  sweptAt = now;
  for (const [name, window] of windows) if (window.until <= now) windows.delete(name);
}

/** Returns the whole seconds until `name` is allowed again, or 0. Doesn't count a use. */
export function windowRetryAfter(name: string, most: number, now: number = performance.now()): number {
  const window = windows.get(name);
  if (!window || window.until <= now || window.count < most) return 0;
  return Math.max(1, Math.ceil((window.until - now) / 1000));
}

/** Returns how often `name` was used in its current window, and in how many milliseconds that ends. */
export function readWindow(name: string, now: number = performance.now()): { count: number; leftMs: number } {
  const window = windows.get(name);
  return window && window.until > now
    ? { count: window.count, leftMs: window.until - now }
    : { count: 0, leftMs: 0 };
}
