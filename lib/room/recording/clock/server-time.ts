/** One reading of the server's clock. All times in milliseconds. */
interface Reading {
  /** On this page's own clock, in the middle of the round trip. */
  at: number;
  /** The server's time minus ours. */
  offset: number;
  tripMs: number;
}

/** How far this machine's clock may drift from the server's: 50 parts per million. */
const DRIFT = 50e-6;
const KEPT = 60;
const BURST = 5;
const BURST_MS = 300;
const EVERY_MS = 20_000;

interface ServerTimeOptions {
  /** Returns the server's time in epoch milliseconds, just read. */
  read: () => Promise<number>;
  /** This page's clock, which never jumps. */
  now?: () => number;
  /** Called when the time is known for the first time. */
  onKnown?: () => void;
}

/**
 * The server's clock on a page, precise enough to place sound and picture by. A reading is wrong by half its
 * round trip at most, and becomes worse as the clocks drift apart, so the one that is best by now counts.
 */
export class ServerTime {
  private readings: Reading[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private count = 0;
  private readonly now: () => number;

  constructor(private readonly options: ServerTimeOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  start(): void {
    if (this.running) return;
    this.running = true;
    this.count = 0;
    void this.look();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** Returns the server's time at a time of this page's clock, as known now; null before the first reading. */
  at(pageMs: number): number | null {
    const best = this.best(this.now());
    return best && pageMs + best.offset;
  }

  /** How far the estimate may be off, in milliseconds; null before the first reading. */
  errorMs(): number | null {
    const now = this.now();
    const best = this.best(now);
    return best && uncertainty(best, now);
  }

  hear(serverMs: number, sentAt: number, heardAt: number): void {
    const at = (sentAt + heardAt) / 2;
    const reading = { at, offset: serverMs - at, tripMs: heardAt - sentAt };
    // After the machine has slept, earlier readings are about another time.
    this.readings = this.readings.filter((earlier) => agree(earlier, reading));
    this.readings.push(reading);
    if (this.readings.length > KEPT) this.readings.shift();
  }

  private best(pageMs: number): Reading | null {
    let best: Reading | null = null;
    for (const reading of this.readings)
      if (!best || uncertainty(reading, pageMs) <= uncertainty(best, pageMs)) best = reading;
    return best;
  }

  private async look(): Promise<void> {
    const sentAt = this.now();
    try {
      const serverMs = await this.options.read();
      const isFirst = this.readings.length === 0;
      this.hear(serverMs, sentAt, this.now());
      if (isFirst) this.options.onKnown?.();
    } catch {
      // The next reading follows.
    }
    this.count += 1;
    if (this.running)
      this.timer = setTimeout(() => void this.look(), this.count < BURST ? BURST_MS : EVERY_MS);
  }
}

/** Times are whole milliseconds. */
const ROUNDING_MS = 2;

const agree = (one: Reading, other: Reading): boolean =>
  Math.abs(one.offset - other.offset) <= uncertainty(one, other.at) + other.tripMs / 2 + ROUNDING_MS;

const uncertainty = ({ at, tripMs }: Reading, pageMs: number): number =>
  tripMs / 2 + Math.abs(pageMs - at) * DRIFT;
