import { LeastOfLate } from "./least-of-late";

const PERIOD_MS = 10_000;

/**
 * How far the media time is ahead of a sender's own clock, whatever that shows. Learned from the packets of
 * all tracks of one connection: the one that was on its way for the shortest time says it.
 */
export class SenderClock {
  private readonly ahead = new LeastOfLate(PERIOD_MS);

  /** A packet sent at `sentMs` by the sender's clock arrived at `arrivedMs` of media time. */
  note(sentMs: number, arrivedMs: number): void {
    this.ahead.note(arrivedMs - sentMs, arrivedMs);
  }

  /** Undefined while nothing is known. */
  get aheadMs(): number | undefined {
    return Number.isFinite(this.ahead.value) ? this.ahead.value : undefined;
  }
}
