import { processSingleton } from "@/lib/platform/runtime/process-singleton";

interface Turn {
  signal: AbortSignal;
  /** Someone is waiting for it: it comes before everything that isn't. */
  isUrgent?: boolean;
}

interface Waiting {
  begin: () => void;
  isUrgent: boolean;
}

/**
 * Does one thing at a time: what is urgent first, otherwise in the order in which it was asked for. Each recording asks for
 * one piece after another, so several of them take turns.
 */
export class Slot {
  readonly #waiting: Waiting[] = [];
  #isTaken = false;
  #claims = 0;

  /** @throws what the work throws; the signal's reason if it aborts before the work begins */
  async run<T>(work: () => Promise<T>, { signal, isUrgent = false }: Turn): Promise<T> {
    if (this.#isTaken || (this.#claims > 0 && !isUrgent))
      await new Promise<void>((begin) => this.#waiting.push({ begin, isUrgent }));
    this.#isTaken = true;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#isTaken = false;
      this.#passOn();
    }
  }

  /**
   * Keeps the slot for what is urgent, also between two pieces of it: whatever begins then would take longer than those who
   * wait have time. Returns a function that ends that.
   */
  claim(): () => void {
    this.#claims += 1;
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      this.#claims -= 1;
      this.#passOn();
    };
  }

  #passOn(): void {
    if (this.#isTaken) return;
    const urgent = this.#waiting.findIndex(({ isUrgent }) => isUrgent);
    const first = urgent < 0 && this.#claims === 0 ? 0 : urgent;
    const [next] = first < 0 ? [] : this.#waiting.splice(first, 1);
    if (!next) return;
    this.#isTaken = true;
    next.begin();
  }
}

/** The slot of this process: one ffmpeg at a time is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
