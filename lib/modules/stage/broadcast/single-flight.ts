/** Current runs by key, each with the next one that waits for it. */
type Flights<T> = Map<string, { running: Promise<T>; next: Promise<T> | undefined }>;

/**
 * Runs `work` for one key at a time. Calls during a run share a single run after it, so that a burst causes
 * two runs and every caller still sees its change.
 */
export function singleFlight<T>(flights: Flights<T>, key: string, work: () => Promise<T>): Promise<T> {
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
  const entry = { running, next: undefined as Promise<T> | undefined };
  flights.set(key, entry);
  const clear = () => {
    if (flights.get(key) === entry && !entry.next) flights.delete(key);
  };
  running.then(clear, clear);
  return running;
}

export const makeFlights = <T = void>(): Flights<T> => new Map();
