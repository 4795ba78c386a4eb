/** From when on a page says that a call is being tried again. */
const AFTER_MS = 1_000;

const listeners = new Set<() => void>();
let awaited = 0;

function change(by: 1 | -1): void {
  awaited += by;
  for (const listener of listeners) listener();
}

/** Whether a call that someone waits for is being tried again, for `useSyncExternalStore`. */
export const stillTrying = {
  get: (): boolean => awaited > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** One call that someone waits for: `retry` with each failed attempt, `end` once it has come to an end. */
export function watchCall(now: () => number = Date.now): { retry(): void; end(): void } {
  const started = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  return {
    retry() {
      timer ??= setTimeout(
        () => {
          isTold = true;
          change(1);
        },
        Math.max(0, started + AFTER_MS - now()),
      );
    },
    end() {
      clearTimeout(timer);
      if (isTold) change(-1);
    },
  };
}
