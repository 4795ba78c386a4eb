/** The browser's first moments say nothing about the machine. */
const WARM_UP_S = 2;
const WINDOW_S = 2;
/** Share of the elapsed time. Gaps below it are inaudible. */
const SHARE = 0.05;
const WINDOWS = 3;

/**
 * Compares the audio clock with real time. If a machine produces less audio than time passes, there are gaps
 * in it.
 */
export class SoundPace {
  private from: { clock: number; sound: number } | undefined;
  private warm = false;
  private late = 0;

  /**
   * Both in seconds, from any origin. Returns true once the audio has fallen behind in three windows in a
   * row.
   */
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
