import type { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a notice of one of these topics, and remembers one that arrives between waits. */
export function wakes(from: EventEmitter, topics: string | readonly string[], signal: AbortSignal) {
  let missed = false;
  let wake: (() => void) | undefined;
  const hear = () => {
    missed = true;
    wake?.();
  };
  const all = [topics].flat();
  for (const topic of all) from.on(topic, hear);
  signal.addEventListener("abort", hear, { once: true });
  return {
    /** Waits for the next notice, or at most this many milliseconds. */
    next: async (maxMs: number): Promise<void> => {
      if (!missed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      missed = false;
      wake = undefined;
    },
    stop: (): void => {
      for (const topic of all) from.off(topic, hear);
      signal.removeEventListener("abort", hear);
    },
    /** Waits this long despite notices, unless aborted. */
    rest: (ms: number, until: AbortSignal): Promise<void> =>
      sleep(ms, undefined, { signal: until }).catch(() => undefined),
  };
}
