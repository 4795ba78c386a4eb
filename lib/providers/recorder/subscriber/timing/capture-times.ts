import { LeastOfLate } from "./least-of-late";

/** The quickest packet of one to two of these periods. A clock drifts less than 10 ms in it. */
const PERIOD_MS = 60_000;
/** Marks that samples which aren't placed yet may need. They come about once a second. */
const KEPT = 32;
/**
 * When packets are later than usual by this much, for this long, they weren't held back: the sender's clock stood
 * still, as it does while a machine sleeps.
 */
const STOOD_MS = 1_000;
const STANDS_MS = 5_000;
/** Chromium puts a time on a packet about once a second, and after every loss. */
const UNSURE_MS = 1_200;

/**
 * The capture times that a sender puts on some packets. With them, it's known where every sample belongs on the sender's
 * clock, however long its packets were held back, and how much time was lost.
 */
export class CaptureTimes {
  private marks: { fromMs: number; said: number }[] = [];
  private readonly delay = new LeastOfLate(PERIOD_MS);
  private firstAt = Number.POSITIVE_INFINITY;
  /** From this sample on, it isn't known whether time was lost before it. */
  private unsure: { fromMs: number; at: number } | undefined;
  /** Everything has been very late since then, and the least of that. */
  private late: { since: number; least: number } | undefined;

  get isKnown(): boolean {
    return this.marks.length > 0;
  }

  /** How far the media time is ahead of the sender's clock. */
  get aheadMs(): number | undefined {
    return Number.isFinite(this.delay.value) ? this.delay.value : undefined;
  }

  /** The sample at `rtpMs` was captured at `capturedMs` of the sender's clock. */
  mark(rtpMs: number, capturedMs: number): void {
    const newest = this.marks.at(-1);
    if (newest && rtpMs < newest.fromMs) return;
    const fromMs = Math.min(rtpMs, this.unsure?.fromMs ?? rtpMs);
    this.unsure = undefined;
    this.marks = [...this.marks, { fromMs, said: capturedMs - rtpMs }].slice(-KEPT);
  }

  /**
   * Packets are missing before `rtpMs`, because no one spoke or because they were lost. In silence, Chromium counts times as
   * sent that it put on packets which it then left out. So what was lost there is only said by the next time.
   */
  resumed(rtpMs: number, arrivedMs: number): void {
    if (this.isKnown) this.unsure = { fromMs: rtpMs, at: arrivedMs };
  }

  /** Up to which sample it's known where they belong. */
  sureUntil(now: number): number {
    return this.unsure && now - this.unsure.at < UNSURE_MS ? this.unsure.fromMs : Number.POSITIVE_INFINITY;
  }

  /** The sender's clock minus the RTP time, for the sample at `rtpMs`. */
  saidAt(rtpMs: number): number {
    const mark = this.marks.findLast(({ fromMs }) => fromMs <= rtpMs) ?? this.marks[0];
    return mark?.said ?? 0;
  }

  /**
   * A packet arrived `raw` after its RTP time.
   * @returns how long the sender's clock stood still before it, if that has become known
   */
  arrived(raw: number, arrivedMs: number): number {
    const delay = raw - (this.marks.at(-1)?.said ?? 0);
    this.firstAt = Math.min(this.firstAt, arrivedMs);
    const { value: usual } = this.delay;
    if (delay - usual <= STOOD_MS || !Number.isFinite(usual)) {
      this.late = undefined;
      this.delay.note(delay, arrivedMs);
      return 0;
    }
    // The next capture time may explain it.
    if (!this.late && Number.isFinite(this.sureUntil(arrivedMs))) return 0;
    this.late ??= { since: arrivedMs, least: delay };
    this.late.least = Math.min(this.late.least, delay);
    if (arrivedMs - this.late.since < STANDS_MS) return 0;
    const stood = this.late.least - usual;
    this.delay.shift(stood);
    this.late = undefined;
    return stood;
  }

  /** All packets arrived this much later than thought. */
  shift(byMs: number): void {
    this.delay.shift(byMs);
    this.firstAt += byMs;
    if (this.unsure) this.unsure.at += byMs;
    if (this.late) this.late = { since: this.late.since + byMs, least: this.late.least + byMs };
  }

  /** Whether it's known where the samples that arrived belong. */
  get isSettled(): boolean {
    return this.late === undefined;
  }

  /** How long packets have been saying it. */
  ageMs(now: number): number {
    return now - Math.min(now, this.firstAt);
  }
}
