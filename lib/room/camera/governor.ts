/** The quality of processing. Each level needs less computing than the one before. */
export interface Level {
  /** Frames per second. */
  rate: number;
  /** People are detected in every nth frame. */
  maskEvery: number;
  /** Maximum height in pixels. */
  height: number;
}

export const LEVELS: readonly Level[] = [
  { rate: 30, maskEvery: 1, height: 720 },
  { rate: 30, maskEvery: 2, height: 720 },
  { rate: 15, maskEvery: 1, height: 540 },
  { rate: 10, maskEvery: 2, height: 360 },
];

/** Compilation and first allocations make early measurements meaningless. In milliseconds. */
const WARM_UP_MS = 1_500;
const WINDOW_MS = 2_500;
/** Share of a frame's interval that processing may use. The rest is for the browser and the call itself. */
const SHARE = 0.8;

/**
 * Lowers the quality when frames take too long. Never raises it: a machine that keeps up because of a lower
 * level would be overloaded again at a higher one. Only the user can try again.
 */
export class Governor {
  private at = 0;
  private since: number | null = null;
  private spent = 0;
  private pictures = 0;

  /** Null if even the lowest level is too much. */
  get level(): Level | null {
    return LEVELS[this.at] ?? null;
  }

  /**
   * Records that a frame took `spentMs`, at `now` (milliseconds of any clock). Returns true if the level
   * changed.
   */
  took(spentMs: number, now: number): boolean {
    this.since ??= now;
    const age = now - this.since;
    if (age < WARM_UP_MS) return false;
    this.spent += spentMs;
    this.pictures += 1;
    if (age < WARM_UP_MS + WINDOW_MS || this.level === null) return false;
    const allowed = (1_000 / this.level.rate) * SHARE;
    const late = this.spent / this.pictures > allowed;
    if (late) this.at += 1;
    // The next window needs no warm-up unless the level changed.
    this.since = late ? now : now - WARM_UP_MS;
    this.spent = 0;
    this.pictures = 0;
    return late;
  }
}
