/**
 * The smallest of the values noted lately, over one to two periods. Of delays, the smallest is the one
 * without waiting in queues.
 */
export class LeastOfLate {
  private older = Number.POSITIVE_INFINITY;
  private newer = Number.POSITIVE_INFINITY;
  private since = Number.NEGATIVE_INFINITY;

  constructor(private readonly periodMs: number) {}

  note(value: number, now: number): void {
    if (now - this.since >= this.periodMs) {
      this.older = now - this.since >= 2 * this.periodMs ? Number.POSITIVE_INFINITY : this.newer;
      this.newer = Number.POSITIVE_INFINITY;
      this.since = now;
    }
    this.newer = Math.min(this.newer, value);
  }

  /** Infinite if nothing was noted lately. */
  get value(): number {
    return Math.min(this.older, this.newer);
  }

  /** All values were smaller than thought by this much. */
  shift(by: number): void {
    this.older += by;
    this.newer += by;
  }
}
