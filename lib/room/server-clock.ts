/** How far this machine's clock is from the server's, from the answers as they come. */
export class ServerClock {
  private offsetMs = 0;

  /** `serverTime` ISO 8601; `tripMs` how long the answer took, where known. */
  hear(serverTime: string, tripMs = 0, now: number = Date.now()): void {
    const heard = Date.parse(serverTime);
    if (!Number.isNaN(heard)) this.offsetMs = heard + tripMs / 2 - now;
  }

  /** The server's time in epoch milliseconds. */
  now = (): number => Date.now() + this.offsetMs;
}
