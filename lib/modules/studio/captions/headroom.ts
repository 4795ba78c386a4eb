/** Captions later than this after the speech are of little use. A single one may be chance. */
const LATE_MS = 3_500;
const LATE_IN_A_ROW = 3;
const FIRST_REST_MS = 20_000;
const MAX_REST_MS = 160_000;
/** A line later than this leaves no spare time for partial captions for a while. */
const SPARE_MS = 1_000;
const NO_SPARE_MS = 15_000;
/** After this many lines in time, the machine has recovered and the pause is reset. */
const WELL = 30;

/** Tracks whether this machine keeps up with the speech. If not, it pauses, longer each time. */
export class Headroom {
  private late = 0;
  private well = 0;
  private restMs = FIRST_REST_MS;
  private until = Number.NEGATIVE_INFINITY;
  private spareFrom = Number.NEGATIVE_INFINITY;

  /**
   * Records a line's delay after its speech ended. The line may also have been dropped because too many were
   * queued.
   */
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

  /** True if there is also time for captions of unfinished lines. */
  hasSpare(now: number): boolean {
    return now >= Math.max(this.until, this.spareFrom);
  }
}
