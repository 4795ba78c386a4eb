/** What a browser does in its first moments says nothing of the machine. */
const WARM_UP_S = 2;
const WINDOW_S = 2;
/** Of the time that passed. Below that nobody hears a gap. */
const SHARE = 0.05;
const WINDOWS = 3;

/** Compares the clock of a sound with that of the room. A machine that makes less sound than time passes leaves gaps in it. */
export class SoundPace {
  private from: { clock: number; sound: number } | undefined;
  private warm = false;
  private late = 0;

  /** Both in seconds, from any beginning. True once the sound has fallen behind in three windows in a row. */
  check(clock: number, sound: number): boolean {
    this.from ??= { clock, sound };
    const passed = clock - this.from.clock;
    if (passed < (this.warm ? WINDOW_S : WARM_UP_S)) return false;
    const behind = passed - (sound - this.from.sound);
    this.late = this.warm && behind > passed * SHARE ? this.late + 1 : 0;
    this.warm = true;
    this.from = { clock, sound };
    return this.late >= WINDOWS;
  }
}
