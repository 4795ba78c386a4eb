/** How long a call runs before the page says that it's being retried. */
const AFTER_MS = 1_000;

const listeners = new Set<() => void>();
let awaited = 0;

function change(by: 1 | -1): void {
  awaited += by;
  for (const listener of listeners) listener();
}

/** Whether a call that someone is waiting for is being retried, for `useSyncExternalStore`. */
export const retrying = {
  get: (): boolean => awaited > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Tracks one call that someone is waiting for: call `retry` after each failed attempt, or at the start of one that should
 * take less than a second, and `end` when it finishes.
 */
export function watchCall(now: () => number = Date.now): { retry(): void; end(): void } {
  const started = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAnnounced = false;
  return {
    retry() {
      timer ??= setTimeout(
        () => {
          isAnnounced = true;
          change(1);
        },
        Math.max(0, started + AFTER_MS - now()),
      );
    },
    end() {
      clearTimeout(timer);
      if (isAnnounced) change(-1);
    },
  };
}
