/** Turns RTP timestamps, which start anywhere and wrap around, into milliseconds that only increase. */
export class RtpTime {
  private last: number | undefined;
  private ticks = 0;

  constructor(private readonly rate: number) {}

  /** The time of a packet. Packets may come slightly out of order. */
  ms(timestamp: number): number {
    const ticks = this.ticksOf(timestamp);
    if (this.last === undefined || ticks > this.ticks) {
      this.ticks = ticks;
      this.last = timestamp;
    }
    return (ticks / this.rate) * 1_000;
  }

  /** The time of any timestamp near the latest packet's, without counting it as one. */
  near(timestamp: number): number {
    return (this.ticksOf(timestamp) / this.rate) * 1_000;
  }

  private ticksOf(timestamp: number): number {
    if (this.last === undefined) return 0;
    // A difference of 32 bits, with its sign.
    return this.ticks + ((timestamp - this.last) | 0);
  }
}
