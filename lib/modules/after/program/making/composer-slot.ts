import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/**
 * Does one thing at a time, in the order in which it was asked for. Each recording asks for one piece after another, so
 * several of them take turns.
 */
export class Slot {
  #last: Promise<unknown> = Promise.resolve();

  /** @throws what the work throws; the signal's reason if it aborts before the work begins */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const done = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** The slot of this process: one ffmpeg at a time is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
