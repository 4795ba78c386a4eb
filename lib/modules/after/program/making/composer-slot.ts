import { processSingleton } from "@/lib/platform/runtime/process-singleton";

interface Turn {
  signal: AbortSignal;
  /** Someone is waiting for it: it comes before everything else, and doesn't wait for what is being done. */
  isUrgent?: boolean;
  /** No one is: it comes after everything else, and doesn't count as using the slot. */
  isLate?: boolean;
}

const URGENT = 0;
/** If the slot is kept for longer, nothing waits for it: who asked may have something urgent to do. */
const LONGEST_WAIT_MS = 1_000;

const rankOf = ({ isUrgent, isLate }: Turn): number => (isUrgent ? URGENT : isLate ? 2 : 1);

/**
 * Does one thing at a time: what is urgent first and what is late last, otherwise in the order in which it was asked for. Each
 * recording asks for one piece after another, so several of them take turns. What is urgent begins beside something else that
 * is being done, because that can take minutes on a busy machine.
 */
export class Slot {
  readonly #waiting: { answer: (mayBegin: boolean) => void; rank: number }[] = [];
  #isTaken = false;
  #isTakenByUrgent = false;
  #claims = 0;
  #isKept = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** What isn't late: how much of it waits or runs, and when the last of it was over. */
  #open = 0;
  #usedAt = Number.NEGATIVE_INFINITY;

  /**
   * @returns what the work returns; null if it didn't begin, because the slot is kept for what is urgent: ask again later
   * @throws what the work throws; the signal's reason if it aborts before the work begins
   */
  async run<T>(work: () => Promise<T>, turn: Turn): Promise<T | null> {
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
    return this.#claims === 0 && this.#open === 0 && performance.now() - this.#usedAt >= forMs;
  }

  /** Whether only what is urgent begins, and that for a while. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /**
   * Keeps the slot for what is urgent, also between two pieces of it: whatever begins then would take longer than those who
   * wait have time. Returns a function that ends that.
   */
  claim(): () => void {
    this.#claims += 1;
    this.#keeping ??= setTimeout(() => this.#giveBack(), LONGEST_WAIT_MS).unref();
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      this.#claims -= 1;
      if (this.#claims > 0) return;
      clearTimeout(this.#keeping);
      this.#keeping = undefined;
      this.#isKept = false;
      this.#passOn();
    };
  }

  #giveBack(): void {
    this.#isKept = true;
    const all = this.#waiting.splice(0);
    this.#waiting.push(...all.filter(({ rank }) => rank === URGENT));
    for (const { rank, answer } of all) if (rank !== URGENT) answer(false);
  }

  async #inTurn<T>(work: () => Promise<T>, turn: Turn): Promise<T | null> {
    const rank = rankOf(turn);
    if (this.#isKept && rank !== URGENT) return null;
    if (this.#mayBegin(rank)) this.#take(rank, true);
    else if (!(await new Promise<boolean>((answer) => this.#waiting.push({ answer, rank })))) return null;
    try {
      turn.signal.throwIfAborted();
      return await work();
    } finally {
      this.#take(rank, false);
      this.#passOn();
    }
  }

  #mayBegin(rank: number): boolean {
    if (this.#isTakenByUrgent) return false;
    return rank === URGENT || (!this.#isTaken && this.#claims === 0);
  }

  #take(rank: number, isTaken: boolean): void {
    if (rank === URGENT) this.#isTakenByUrgent = isTaken;
    else this.#isTaken = isTaken;
  }

  #passOn(): void {
    const best = Math.min(...this.#waiting.map(({ rank }) => rank));
    if (!this.#mayBegin(best)) return;
    const first = this.#waiting.findIndex(({ rank }) => rank === best);
    const [next] = this.#waiting.splice(first, 1);
    if (!next) return;
    this.#take(next.rank, true);
    next.answer(true);
  }
}

/** The slot of this process: one ffmpeg at a time, or two while viewers or a host after the show wait, is what composing takes of a machine. */
export const composerSlot = (): Slot => processSingleton("composer-slot", () => new Slot());
