/** When a request was sent and its answer came, on the page's clock. */
interface Trip {
  sentAt: number;
  heardAt: number;
}

/** What the browser measured is there a moment after the answer. */
const MEASURED_MS = 50;
const ROUNDING_MS = 1;

/** The browser's own times of requests to a path. A busy page sends late and hears late; the network doesn't wait for it. */
export class RequestTimes {
  private observer: PerformanceObserver | undefined;
  private latest: PerformanceResourceTiming | undefined;

  constructor(private readonly path: string) {}

  start(): void {
    if (typeof PerformanceObserver === "undefined") return;
    this.observer = new PerformanceObserver((list) => this.take(list.getEntries()));
    this.observer.observe({ type: "resource" });
  }

  stop(): void {
    this.observer?.disconnect();
  }

  /** The browser's times of a request that was made within these; these, if it doesn't tell. */
  async within(trip: Trip): Promise<Trip> {
    if (!this.observer) return trip;
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
    this.take(this.observer.takeRecords());
    const { requestStart: sentAt = 0, responseStart: heardAt = 0 } = this.latest ?? {};
    const isWithin = sentAt >= trip.sentAt - ROUNDING_MS && heardAt <= trip.heardAt + ROUNDING_MS;
    return isWithin && sentAt < heardAt ? { sentAt, heardAt } : trip;
  }

  private take(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries)
      if (entry.name.includes(this.path)) this.latest = entry as PerformanceResourceTiming;
  }
}
