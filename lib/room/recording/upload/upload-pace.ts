/** `none`: not in a call. `suffering`: the call is losing packets or quality. */
export type CallHealth = "none" | "well" | "suffering";

/** The most of the uplink that an upload takes beside a call. */
const SHARE = 1 / 3;
const LEAST = 1 / 24;
/** How long an upload rests when the call suffers. */
const REST_MS = 10_000;
/** A share grows back by a step in this time without trouble. */
const GROWS_MS = 10_000;

/**
 * How fast an upload goes beside a call. A chunk is sent as fast as the uplink allows, which measures it, and is
 * followed by a pause twice as long. If the call suffers, the upload rests and then takes half of what it took
 * before.
 */
export class UploadPace {
  private share = SHARE;
  private restsUntil = 0;
  private grownAt = 0;
  /** Measured throughput while sending, in bits per second. */
  private rate: number | null = null;

  constructor(
    private readonly health: () => CallHealth,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Notices how the call is. Call it every second. */
  look(): void {
    const now = this.now();
    const health = this.health();
    if (health === "suffering" && now >= this.restsUntil) {
      this.share = Math.max(LEAST, this.share / 2);
      this.restsUntil = now + REST_MS;
      this.grownAt = now + REST_MS;
    } else if (health === "well" && now >= this.restsUntil && now - this.grownAt >= GROWS_MS) {
      this.share = Math.min(SHARE, this.share + LEAST);
      this.grownAt = now;
    } else if (health === "none") {
      this.share = SHARE;
      this.restsUntil = 0;
    }
  }

  sent(bytes: number, ms: number): void {
    const rate = (bytes * 8_000) / Math.max(1, ms);
    this.rate = this.rate === null ? rate : this.rate * 0.7 + rate * 0.3;
  }

  /** Returns how long to wait after something that took this long to send. */
  pauseMs(sendingMs: number): number {
    if (this.health() === "none") return 0;
    return Math.max(this.restMs(), sendingMs * (1 / this.share - 1));
  }

  /** Returns how long the upload still rests for the call. */
  restMs = (): number => (this.health() === "none" ? 0 : Math.max(0, this.restsUntil - this.now()));

  /** How many chunks are sent at once. */
  get atOnce(): number {
    return this.health() === "none" ? 3 : 1;
  }

  get upKbps(): number | null {
    return this.rate === null ? null : Math.round(this.rate / 1000);
  }
}
