import type { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a notice, and remembers one that comes while nobody waits. */
export function wakes(from: EventEmitter, topic: string, signal: AbortSignal) {
  let missed = false;
  let wake: (() => void) | undefined;
  const hear = () => {
    missed = true;
    wake?.();
  };
  from.on(topic, hear);
  signal.addEventListener("abort", hear, { once: true });
  return {
    /** Until the next one, or so many milliseconds. */
    next: async (mostMs: number): Promise<void> => {
      if (!missed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      missed = false;
      wake = undefined;
    },
    stop: (): void => {
      from.off(topic, hear);
      signal.removeEventListener("abort", hear);
    },
    /** So long, whatever comes, but for an abort. */
    rest: (ms: number, until: AbortSignal): Promise<void> =>
      sleep(ms, undefined, { signal: until }).catch(() => undefined),
  };
}
