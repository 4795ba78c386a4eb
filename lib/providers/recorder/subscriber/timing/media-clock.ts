/** Samples of the last three minutes. A clock drifts a few milliseconds in them, a busy machine delays messages by more. */
const KEPT = 180;

/**
 * The session's media time in this process, by its monotonic clock. Set by messages, of which the quickest says
 * it best.
 */
export class MediaClock {
  private samples: number[] = [];

  /**
   * The media time was `mediaMs` when the message was sent.
   * @returns how far the clock was behind until now, because the messages before were slower
   */
  set(mediaMs: number, now = performance.now()): number {
    const sample = mediaMs - now;
    const behind = this.samples.length === 0 ? 0 : Math.max(0, sample - this.ahead);
    this.samples.push(sample);
    if (this.samples.length > KEPT) this.samples.shift();
    return behind;
  }

  now(now = performance.now()): number {
    return now + this.ahead;
  }

  private get ahead(): number {
    return this.samples.length === 0 ? 0 : Math.max(...this.samples);
  }
}
