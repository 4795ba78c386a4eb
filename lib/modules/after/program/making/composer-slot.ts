import { processSingleton } from "@/lib/platform/runtime/process-singleton";

interface Turn {
  signal: AbortSignal;
  /** Someone is waiting for it: it comes before everything that isn't. */
  isUrgent?: boolean;
}

/**
 * Does one thing at a time: what is urgent first, otherwise in the order in which it was asked for. Each recording asks for
 * one piece after another, so several of them take turns.
 */
export class Slot {
  readonly #waiting: { begin: () => void; isUrgent: boolean }[] = [];
  #isTaken = false;

  /** @throws what the work throws; the signal's reason if it aborts before the work begins */
  async run<T>(work: () => Promise<T>, { signal, isUrgent = false }: Turn): Promise<T> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting.push({ begin, isUrgent }));
    this.#isTaken = true;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #passOn(): void {
    const first = Math.max(
      0,
      this.#waiting.findIndex(({ isUrgent }) => isUrgent),
    );
    const [next] = this.#waiting.splice(first, 1);
    if (next) next.begin();
    else this.#isTaken = false;
  }
}

/** The slot of this process: one ffmpeg at a time is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
