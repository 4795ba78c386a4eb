import { CaptureTimes } from "./capture-times";
import { LeastOfLate } from "./least-of-late";
import type { SenderClock } from "./sender-clock";

/** After everything is suddenly late, packets of this long tell delay from lost time. */
const RECENT_MS = 500;
const PERIOD_MS = 10_000;
/** Shorter stalls are corrected by the sender's next report. */
const STALL_MS = 80;
const AHEAD_MS = 20;
/** Lost time can't be longer than the pause that it was lost in. */
const TOLERANCE = 1.2;
/** Of less than that, it isn't known whether it's time that was lost. */
const LEAST_LOST_MS = 20;
/** A report that contradicts the arrivals by more is from before a stall. */
const TOO_LATE_MS = 250;
const TOO_EARLY_MS = 40;
/** Reports that are compared. They come every three seconds. */
const REPORTS = 4;
/** Without any report for this long, arrivals have to do. */
const UNREPORTED_MS = 8_000;
/** Corrections are spread: at most this share of the time that passes. */
const SLEW = 0.02;
/** Smaller differences aren't worth a correction. */
const CLOSE_MS = 1;
/** Among packets with capture times, quicker ones correct the place of those before them for so long, and so often. */
const YOUNG_MS = 60_000;
const MOVE_EVERY_MS = 1_000;
/** After this long, one of them was quick. */
const SURE_MS = 5_000;
/** Smaller differences aren't worth moving a whole part. */
const MOVE_MS = 5;

/**
 * Places one track's samples on the media time. Its RTP timestamps say how far samples are apart; the arrivals
 * and the sender's reports say where they belong. A sender that stalls may go on where it stopped, as if no
 * time had passed: that shows as a pause in arrivals after which everything is late, and the time is
 * restored. A sender that says when its samples were captured leaves no question.
 */
export class Placement {
  /** Media time minus RTP time. */
  private base: number | undefined;
  /** The sender's clock minus RTP time, from its latest reports. */
  private reports: number[] = [];
  private usual = new LeastOfLate(PERIOD_MS);
  private recent: { at: number; raw: number }[] = [];
  private last: { rtpMs: number; at: number } | undefined;
  private firstPlaced: number | undefined;
  private lastPlaced = Number.NEGATIVE_INFINITY;
  /** A packet that came suddenly late, by this much: from then on it's unclear whether time was lost. */
  private pause: { ms: number; endedAt: number } | undefined;
  private readonly captures = new CaptureTimes();
  /** Of the sample that was placed last, by its capture time. */
  private said: number | undefined;
  /** Time that was lost in steps too short to be restored at once, and that wasn't restored slowly since. */
  private owed = 0;
  private movedAt = Number.NEGATIVE_INFINITY;
  private firstBase = 0;
  private moved = 0;

  constructor(
    private readonly sender: SenderClock,
    readonly isSound: boolean,
  ) {
    sender.add(this);
  }

  /**
   * From now on, the room server sends another size of the sender's picture. Its times may have jumped, so nothing is known
   * of it any more, and the next report moves what is placed until then.
   */
  switched(): void {
    this.reports = [];
    this.recent = [];
    this.usual = new LeastOfLate(PERIOD_MS);
    this.pause = undefined;
    this.firstPlaced = undefined;
  }

  get heardAt(): number {
    return this.last?.at ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether packets say when they were captured. */
  get isExact(): boolean {
    return this.captures.isKnown;
  }

  get aheadMs(): number | undefined {
    if (this.isExact) return this.captures.aheadMs;
    const { reported } = this;
    return reported === undefined || !Number.isFinite(this.usual.value)
      ? undefined
      : this.usual.value - reported;
  }

  /** Whether a report or capture time of the sender was usable. */
  get isAligned(): boolean {
    return this.reports.length > 0 || this.said !== undefined;
  }

  /** Whether it's known where the samples that arrived belong. If not, place them later. */
  isSettled(now: number): boolean {
    if (this.isExact) return this.captures.isSettled;
    return this.pause === undefined || now - this.pause.endedAt > 2 * RECENT_MS;
  }

  /** Up to which sample, if it's settled. */
  sureUntil(now: number): number {
    return this.isExact ? this.captures.sureUntil(now) : Number.POSITIVE_INFINITY;
  }

  /** How far the place of a sample has drifted since the first packet, without what stalls explain. */
  get driftMs(): number {
    return Math.round((this.base ?? 0) - this.firstBase - this.moved);
  }

  /** A packet says that its first sample, at `rtpMs`, was captured at `capturedMs` of the sender's clock. */
  captured(rtpMs: number, capturedMs: number): void {
    this.captures.mark(rtpMs, capturedMs);
  }

  /** Packets are missing before the one whose first sample is at `rtpMs`. */
  resumed(rtpMs: number, arrivedMs: number): void {
    this.captures.resumed(rtpMs, arrivedMs);
  }

  /**
   * A packet whose samples end at `rtpMs` arrived at `arrivedMs` of media time.
   * @returns how far what was placed so far has to move, if the packet's capture time, or how quick it was, says so
   */
  arrived(rtpMs: number, arrivedMs: number): number | undefined {
    const raw = arrivedMs - rtpMs;
    if (this.base === undefined) {
      this.base = raw;
      this.firstBase = raw;
    }
    if (this.isExact) {
      // From the first capture time on, none of what is lost is missed.
      this.said ??= this.captures.saidAt(this.lastPlaced);
      this.last = { rtpMs, at: arrivedMs };
      this.shift(this.captures.arrived(raw, arrivedMs));
      return this.moveByCaptures(arrivedMs);
    }
    this.noteArrival(rtpMs, arrivedMs, raw);
  }

  private noteArrival(rtpMs: number, arrivedMs: number, raw: number): void {
    const late = this.last ? arrivedMs - this.last.at - (rtpMs - this.last.rtpMs) : 0;
    this.last = { rtpMs, at: arrivedMs };
    if (late > STALL_MS) {
      this.pause = { ms: late, endedAt: arrivedMs };
      this.recent = [];
    }
    this.recent.push({ at: arrivedMs, raw });
    while ((this.recent[0]?.at ?? arrivedMs) < arrivedMs - RECENT_MS) this.recent.shift();
    if (this.pause) this.restoreLostTime(this.pause, arrivedMs);
    else this.usual.note(raw, arrivedMs);
  }

  /** Everything arrived this much later than thought, and belongs there. */
  clockWasBehind(byMs: number): void {
    if (this.base === undefined) return;
    this.shift(byMs);
    this.usual.shift(byMs);
    this.captures.shift(byMs);
    this.recent = this.recent.map(({ at, raw }) => ({ at: at + byMs, raw: raw + byMs }));
    if (this.last) this.last = { ...this.last, at: this.last.at + byMs };
    if (this.pause) this.pause = { ...this.pause, endedAt: this.pause.endedAt + byMs };
  }

  /**
   * The sender's report: at `sentMs` of its clock it was at `rtpMs`.
   * @returns how far what was placed so far has to move, if this is the first usable report
   */
  report(rtpMs: number, sentMs: number): number | undefined {
    if (this.isExact) return undefined;
    const said = sentMs - rtpMs;
    const isFirst = this.reports.length === 0;
    if (this.base === undefined || (!isFirst && !this.agrees(said))) return undefined;
    if (!isFirst) this.restoreShortLosses(said);
    this.reports = [...this.reports, said].slice(-REPORTS);
    const { target } = this;
    if (!isFirst || target === undefined) return undefined;
    const by = target - this.base;
    this.shift(by);
    return by;
  }

  /** The place of a sample on the media time. Ask in the order of samples. */
  at(rtpMs: number): number {
    this.firstPlaced ??= rtpMs;
    if (this.said !== undefined) this.restoreByCaptures(rtpMs, this.said);
    const base = this.base ?? 0;
    // Until the first report, everything keeps its distance, and then moves as a whole.
    const isEarly = !this.isAligned && rtpMs - this.firstPlaced < UNREPORTED_MS;
    const target = isEarly ? base : (this.target ?? this.usual.value);
    const passed = Number.isFinite(this.lastPlaced) ? Math.max(0, rtpMs - this.lastPlaced) : 0;
    this.lastPlaced = Math.max(this.lastPlaced, rtpMs);
    const off = Number.isFinite(target) ? target - base : 0;
    if (Math.abs(off) > CLOSE_MS) {
      const step = Math.sign(off) * Math.min(Math.abs(off), passed * SLEW);
      this.base = base + step;
      if (step * this.owed > 0) this.owed -= Math.sign(step) * Math.min(Math.abs(step), Math.abs(this.owed));
    }
    return rtpMs + (this.base ?? 0);
  }

  /** A busy sender's report may be late, never early. */
  private get reported(): number | undefined {
    return this.reports.length === 0 ? undefined : Math.min(...this.reports);
  }

  /** Of the latest packets, by the one that was on its way for the shortest time. */
  private get earliest(): number {
    return Math.min(...this.recent.map(({ raw }) => raw));
  }

  private get target(): number | undefined {
    const ahead = this.sender.aheadMs;
    if (this.said !== undefined && ahead !== undefined) return this.said + ahead;
    if (ahead === undefined || this.reported === undefined) return undefined;
    const said = this.reported + ahead;
    const { value: usual } = this.usual;
    if (!Number.isFinite(usual)) return said;
    return Math.min(Math.max(said, usual - TOO_LATE_MS), usual + TOO_EARLY_MS);
  }

  /** Whether samples would arrive neither before they were sent nor long after. */
  private agrees(said: number): boolean {
    const ahead = this.sender.aheadMs;
    if (ahead === undefined || this.recent.length === 0) return true;
    const late = this.earliest - said - ahead;
    return late > -TOO_EARLY_MS && late < TOO_LATE_MS;
  }

  /**
   * How far a part has to move. Once by all that arrivals got wrong before the first capture time; then whenever a packet that
   * was quicker than all before it says that those were late, and everything is earlier.
   */
  private moveByCaptures(now: number): number | undefined {
    const age = this.captures.ageMs(now);
    if (!this.captures.isSettled || age < MOVE_EVERY_MS) return undefined;
    const { target } = this;
    if (this.base === undefined || target === undefined || age > YOUNG_MS) return undefined;
    // What wasn't restored yet is corrected from here on, and isn't wrong with what was placed before.
    const by = target - this.base - this.owed;
    const isFirst = !Number.isFinite(this.movedAt);
    // Time was lost before the first capture time came.
    if (by > TOO_LATE_MS && age > SURE_MS) this.shift(by);
    const isLater = isFirst && by > MOVE_MS && by <= TOO_LATE_MS;
    if ((by > -MOVE_MS && !isLater) || now - this.movedAt < MOVE_EVERY_MS) return undefined;
    this.movedAt = now;
    this.shift(by);
    return by;
  }

  /**
   * Time that was lost before a sample, or that its sender had sent too much. A single step of less may be the clock's; several
   * in a row add up.
   */
  private restoreByCaptures(rtpMs: number, before: number): void {
    const said = this.captures.saidAt(rtpMs);
    this.owed += said - before;
    this.said = said;
    if (Math.abs(this.owed) < LEAST_LOST_MS) return;
    this.shift(this.owed);
    this.owed = 0;
  }

  /** Everything from here on is this much later. */
  private shift(by: number): void {
    this.base = (this.base ?? 0) + by;
    this.moved += by;
  }

  /**
   * Stalls that are too short to be noticed add up. Time that was lost in them moves the sender's reports and the arrivals
   * alike; a delay moves only one of them.
   */
  private restoreShortLosses(said: number): void {
    const { reported } = this;
    if (!this.isSound || this.base === undefined || this.pause || reported === undefined) return;
    const lost = Math.min(said - reported, this.earliest - this.usual.value);
    if (!Number.isFinite(lost) || lost < LEAST_LOST_MS) return;
    this.shift(lost);
    this.reports = [reported + lost];
    this.usual.shift(lost);
  }

  private restoreLostTime(pause: { ms: number; endedAt: number }, now: number): void {
    if (this.base === undefined || now - pause.endedAt < RECENT_MS) return;
    this.pause = undefined;
    const usual = Number.isFinite(this.usual.value) ? this.usual.value : this.base;
    const lost = this.earliest - usual;
    // A sender that catches up may also go too far.
    if (lost > -AHEAD_MS && (lost < STALL_MS || lost > pause.ms * TOLERANCE)) return;
    this.shift(lost);
    this.reports = this.reports.map((said) => said + lost);
    this.usual.shift(lost);
  }
}
