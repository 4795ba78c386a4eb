import { RequestTimes } from "./request-times";

/** One reading of the server's clock, which was taken between these two times of the page's clock. In milliseconds. */
interface Reading {
  serverMs: number;
  sentAt: number;
  heardAt: number;
}

/** Between these is the server's time minus ours. */
interface Bounds {
  least: number;
  most: number;
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
 * The server's clock on a page, precise enough to place sound and picture by. Each reading says between which times it
 * is, less exactly as the clocks drift apart. All of them together are closer than the one with the shortest trip: on a busy
 * machine, sometimes the request takes long, sometimes the answer.
 */
export class ServerTime {
  private readings: Reading[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private count = 0;
  private readonly now: () => number;
  private readonly requests = new RequestTimes("recording-clock");

  constructor(private readonly options: ServerTimeOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  start(): void {
    if (this.running) return;
    this.running = true;
    this.requests.start();
    this.count = 0;
    void this.look();
  }

  stop(): void {
    this.running = false;
    this.requests.stop();
    clearTimeout(this.timer);
  }

  /** Returns the server's time at a time of this page's clock, as known now; null before the first reading. */
  at(pageMs: number): number | null {
    const bounds = this.boundsAt(this.now());
    return bounds && pageMs + (bounds.least + bounds.most) / 2;
  }

  /** How far the estimate may be off, in milliseconds; null before the first reading. */
  errorMs(): number | null {
    const bounds = this.boundsAt(this.now());
    return bounds && Math.max(0, bounds.most - bounds.least) / 2;
  }

  hear(serverMs: number, sentAt: number, heardAt: number): void {
    const reading = { serverMs, sentAt, heardAt };
    // After the machine has slept, earlier readings are about another time.
    this.readings = this.readings.filter((earlier) => agree(earlier, reading));
    this.readings.push(reading);
    if (this.readings.length > KEPT) this.readings.shift();
  }

  private boundsAt(pageMs: number): Bounds | null {
    if (this.readings.length === 0) return null;
    const all = this.readings.map((reading) => boundsOf(reading, pageMs));
    return {
      least: Math.max(...all.map(({ least }) => least)),
      most: Math.min(...all.map(({ most }) => most)),
    };
  }

  private async look(): Promise<void> {
    const sentAt = this.now();
    try {
      const serverMs = await this.options.read();
      const { sentAt: from, heardAt: to } = await this.requests.within({ sentAt, heardAt: this.now() });
      const isFirst = this.readings.length === 0;
      this.hear(serverMs, from, to);
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

function agree(one: Reading, other: Reading): boolean {
  const [first, second] = [boundsOf(one, other.heardAt), boundsOf(other, other.heardAt)];
  return first.least <= second.most + ROUNDING_MS && second.least <= first.most + ROUNDING_MS;
}

const boundsOf = ({ serverMs, sentAt, heardAt }: Reading, pageMs: number): Bounds => ({
  least: serverMs - heardAt - Math.abs(pageMs - heardAt) * DRIFT,
  most: serverMs - sentAt + Math.abs(pageMs - sentAt) * DRIFT,
});
