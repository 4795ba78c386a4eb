/** After a longer request, it isn't known when the server answered. */
const LONG_TRIP_MS = 2_000;

/** Estimates the offset between this machine's clock and the server's from responses. */
export class ServerClock {
  private offsetMs = 0;

  /** `serverTime` in ISO 8601; `tripMs` is the duration of the request, if known. */
  hear(serverTime: string, tripMs = 0, now: number = Date.now()): void {
    const heard = Date.parse(serverTime);
    if (Number.isNaN(heard)) return;
    const least = heard - now;
    this.offsetMs =
      tripMs > LONG_TRIP_MS ? Math.min(Math.max(this.offsetMs, least), least + tripMs) : least + tripMs / 2;
  }

  /** Returns the server's time in epoch milliseconds. */
  now = (): number => Date.now() + this.offsetMs;
}
