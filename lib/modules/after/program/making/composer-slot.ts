import { processSingleton } from "@/lib/platform/runtime/process-singleton";

interface Turn {
  signal: AbortSignal;
  /** Someone is waiting for it: it comes before everything that isn't. */
  isUrgent?: boolean;
  /** No one is: it comes after everything else, and doesn't count as using the slot. */
  isLate?: boolean;
}

/**
 * Does one thing at a time: what is urgent first and what is late last, otherwise in the order in which it was asked for. Each
 * recording asks for one piece after another, so several of them take turns.
 */
export class Slot {
  readonly #waiting: { begin: () => void; rank: number }[] = [];
  #isTaken = false;
  /** What isn't late: how much of it waits or runs, and when the last of it was over. */
  #open = 0;
  #usedAt = Number.NEGATIVE_INFINITY;

  /** @throws what the work throws; the signal's reason if it aborts before the work begins */
  async run<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    if (turn.isLate) return this.#inTurn(work, turn);
    this.#open += 1;
    try {
      return await this.#inTurn(work, turn);
    } finally {
      this.#open -= 1;
      this.#usedAt = performance.now();
    }
  }

  /** Whether nothing but late work has been asked for within some time, so that more is unlikely to come at once. */
  isFree(forMs: number): boolean {
    return this.#open === 0 && performance.now() - this.#usedAt >= forMs;
  }

  async #inTurn<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    const { signal } = turn;
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting.push({ begin, rank: rankOf(turn) }));
    this.#isTaken = true;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #passOn(): void {
    const best = Math.min(...this.#waiting.map(({ rank }) => rank));
    const [next] = this.#waiting.splice(
      this.#waiting.findIndex(({ rank }) => rank === best),
      1,
    );
    if (next) next.begin();
    else this.#isTaken = false;
  }
}

const rankOf = ({ isUrgent, isLate }: Turn): number => (isUrgent ? 0 : isLate ? 2 : 1);

/** The slot of this process: one ffmpeg at a time is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
