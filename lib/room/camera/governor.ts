/** How well a picture is made. Each level asks less of the machine than the one before. */
export interface Level {
  /** Pictures a second. */
  rate: number;
  /** People are looked for in each picture, or in each second one. */
  maskEvery: number;
  /** The most rows. */
  height: number;
}

export const LEVELS: readonly Level[] = [
  { rate: 30, maskEvery: 1, height: 720 },
  { rate: 30, maskEvery: 2, height: 720 },
  { rate: 15, maskEvery: 1, height: 540 },
  { rate: 10, maskEvery: 2, height: 360 },
];

/** Compiling and first allocations: what a machine does then says nothing. */
const WARM_UP_MS = 1_500;
const WINDOW_MS = 2_500;
/** Of the time between two pictures. The rest is the browser's, for the call itself. */
const SHARE = 0.8;

/**
 * Looks at how long pictures take, and says when less has to do. It only goes down: a machine that follows because less is asked
 * of it would be asked for more, and fall behind again. Trying again is a person's.
 */
export class Governor {
  private at = 0;
  private since: number | null = null;
  private spent = 0;
  private pictures = 0;

  /** Null where even the least is too much. */
  get level(): Level | null {
    return LEVELS[this.at] ?? null;
  }

  /** A picture took `spentMs`, at `now` (milliseconds of any clock). True when another level holds from now on. */
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
    // The next window begins warm unless the work has changed.
    this.since = late ? now : now - WARM_UP_MS;
    this.spent = 0;
    this.pictures = 0;
    return late;
  }
}
