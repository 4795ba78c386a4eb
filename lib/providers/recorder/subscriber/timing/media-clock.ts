/** Samples of the last minute. */
const KEPT = 12;

/**
 * The session's media time in this process, by its monotonic clock. Set by messages, of which the quickest says
 * it best.
 */
export class MediaClock {
  private samples: number[] = [];

  /** The media time was `mediaMs` when the message was sent. */
  set(mediaMs: number, now = performance.now()): void {
    this.samples.push(mediaMs - now);
    if (this.samples.length > KEPT) this.samples.shift();
  }

  now(now = performance.now()): number {
    return now + (this.samples.length === 0 ? 0 : Math.max(...this.samples));
  }
}
