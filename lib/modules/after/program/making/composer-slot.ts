import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/**
 * Does one thing at a time, in the order in which it was asked for. Each recording asks for one piece after another, so
 * several of them take turns.
 */
export class Slot {
  #last: Promise<unknown> = Promise.resolve();
  /** Works that can't wait, and when the last of them was over. */
  #open = 0;
  #usedAt = Number.NEGATIVE_INFINITY;

  /** @throws what the work throws; the signal's reason if it aborts before the work begins */
  readonly run = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    this.#open += 1;
    try {
      return await this.runLate(work, signal);
    } finally {
      this.#open -= 1;
      this.#usedAt = performance.now();
    }
  };

  /** The same for what can wait. Ask `isFree` first: once in line, it's in nobody's way but those that come after. */
  readonly runLate = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const done = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  };

  /** Whether nothing that can't wait has been asked for within some time, so that more is unlikely to come at once. */
  isFree(forMs: number): boolean {
    return this.#open === 0 && performance.now() - this.#usedAt >= forMs;
  }
}

/** The slot of this process: one ffmpeg at a time is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
