/** Tells attempts apart that overlap, where only the latest one's outcome counts. */
export class Latest {
  #attempt = 0;

  /** Starts an attempt. Returns whether it's still the latest. */
  start(): () => boolean {
    this.#attempt += 1;
    const attempt = this.#attempt;
    return () => attempt === this.#attempt;
  }
}
