/** A capture usually begins within this time, which isn't worth a note. */
const USUAL_MS = 5_000;
/** In the room, tracks arrive within this time if anyone sends one. */
const ARRIVING_MS = 10_000;

/**
 * The time in which someone should have been captured and no one was, until their tracks arrive. All times on the
 * session's media time, in milliseconds.
 */
export class MissedTime {
  private sinceMs: number | null = null;
  private joinedMs: number | null = null;
  private wasInterrupted = false;

  /** `name` is called with each missed time. */
  constructor(private readonly name: (fromMs: number, toMs: number) => void) {}

  /** Someone should be captured, but no capture is in the room. */
  wanted(atMs: number): void {
    this.sinceMs ??= atMs;
  }

  /** The capture ended although it's needed, or couldn't begin. */
  interrupted(atMs: number): void {
    if (this.joinedMs !== null) this.end(this.joinedMs);
    this.sinceMs ??= atMs;
    this.wasInterrupted = true;
  }

  /** The capture is in the room. */
  joined(atMs: number): void {
    this.joinedMs = atMs;
  }

  /** A track began to arrive. In a room in which no one sends anything, that may be much later. */
  arrived(atMs: number): void {
    const { joinedMs } = this;
    this.end(joinedMs !== null && atMs - joinedMs > ARRIVING_MS ? joinedMs : atMs);
  }

  /** No one is to be captured any more. */
  unwanted(atMs: number): void {
    this.end(this.joinedMs ?? atMs);
  }

  private end(atMs: number): void {
    const { sinceMs, wasInterrupted } = this;
    this.sinceMs = null;
    this.joinedMs = null;
    this.wasInterrupted = false;
    if (sinceMs === null || atMs <= sinceMs) return;
    if (wasInterrupted || atMs - sinceMs > USUAL_MS) this.name(Math.round(sinceMs), Math.round(atMs));
  }
}
