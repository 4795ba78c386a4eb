/** Text that comes later than this behind the end of the voice is of little use; once may be chance. */
const LATE_MS = 3_500;
const LATE_IN_A_ROW = 3;
const FIRST_REST_MS = 20_000;
const MAX_REST_MS = 160_000;
/** Lines that come later than this leave no room for words that are not needed, for a while. */
const SPARE_MS = 1_000;
const NO_SPARE_MS = 15_000;
/** In time for so long: the machine has room again, and what was before is forgotten. */
const WELL = 30;

/** Whether this machine keeps up with what is said. Where it does not, it leaves off for a while, each time for longer. */
export class Headroom {
  private late = 0;
  private well = 0;
  private restMs = FIRST_REST_MS;
  private until = Number.NEGATIVE_INFINITY;
  private spareFrom = Number.NEGATIVE_INFINITY;

  /** A line was there so long after its voice had ended; it may also have been lost because too many wait. */
  note(lagMs: number, now: number): void {
    if (lagMs > SPARE_MS) this.spareFrom = now + NO_SPARE_MS;
    if (lagMs <= LATE_MS) {
      this.late = 0;
      this.well += 1;
      if (this.well >= WELL) this.restMs = FIRST_REST_MS;
      return;
    }
    this.well = 0;
    this.late += 1;
    if (this.late < LATE_IN_A_ROW) return;
    this.late = 0;
    this.until = now + this.restMs;
    this.restMs = Math.min(MAX_REST_MS, this.restMs * 2);
  }

  isThere(now: number): boolean {
    return now >= this.until;
  }

  /** Also for words of lines that are not at their end. */
  hasSpare(now: number): boolean {
    return now >= Math.max(this.until, this.spareFrom);
  }
}
