/** Runs under way by key, with the one that waits for it. */
type Flights = Map<string, { running: Promise<void>; next: Promise<void> | undefined }>;

/**
 * Runs `work` for a key one at a time. Calls that come while one runs share a single run after it, so that a storm
 * costs two runs and everybody still sees what they came for.
 */
export function singleFlight(flights: Flights, key: string, work: () => Promise<void>): Promise<void> {
  const flight = flights.get(key);
  if (flight) {
    flight.next ??= flight.running
      .catch(() => undefined)
      .then(() => {
        flights.delete(key);
        return singleFlight(flights, key, work);
      });
    return flight.next;
  }
  const running = work();
  const entry = { running, next: undefined as Promise<void> | undefined };
  flights.set(key, entry);
  const clear = () => {
    if (flights.get(key) === entry && !entry.next) flights.delete(key);
  };
  running.then(clear, clear);
  return running;
}

export const makeFlights = (): Flights => new Map();
