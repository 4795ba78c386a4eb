/** A report is a whole number of these, in ms. */
const STEP_MS = 1_000;

/** Adds up how long something has played. Times are in ms of any clock that doesn't jump. */
export class Watched {
  #before = 0;
  #since: number | null = null;
  #reported = 0;

  /** @param send gets the sum, in ms, whenever there is more of it to report */
  constructor(private readonly send: (ms: number) => void) {}

  /** It plays from now on, or doesn't. */
  set(plays: boolean, now: number): void {
    if (plays === (this.#since !== null)) return;
    if (this.#since !== null) this.#before += now - this.#since;
    this.#since = plays ? now : null;
    if (!plays) this.report(now);
  }

  report(now: number): void {
    const sum = this.#before + (this.#since === null ? 0 : now - this.#since);
    const ms = Math.floor(sum / STEP_MS) * STEP_MS;
    if (ms <= this.#reported) return;
    this.#reported = ms;
    this.send(ms);
  }
}
