/** Estimates the offset between this machine's clock and the server's from responses. */
export class ServerClock {
  private offsetMs = 0;

  /** `serverTime` in ISO 8601; `tripMs` is the duration of the request, if known. */
  hear(serverTime: string, tripMs = 0, now: number = Date.now()): void {
    const heard = Date.parse(serverTime);
    if (!Number.isNaN(heard)) this.offsetMs = heard + tripMs / 2 - now;
  }

  /** Returns the server's time in epoch milliseconds. */
  now = (): number => Date.now() + this.offsetMs;
}
