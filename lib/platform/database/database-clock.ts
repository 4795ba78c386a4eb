import { processSingleton } from "../runtime/process-singleton";

/** Clocks this close count as equal. A query on a busy machine takes too long to measure more precisely. */
const SAME_MS = 250;

const held = () => processSingleton("database-clock", () => ({ offsetMs: 0, asked: false }));

/** Records the database's time from a query, and this process's times before and after it. */
export function recordDatabaseClock(databaseMs: number, askedMs: number, heardMs: number): void {
  const clock = held();
  clock.asked = true;
  const offsetMs = Math.round(databaseMs - (askedMs + heardMs) / 2);
  clock.offsetMs = Math.abs(offsetMs) <= Math.max(SAME_MS, heardMs - askedMs) ? 0 : offsetMs;
}

/** Whether this process has queried the time yet. */
export const isDatabaseClockKnown = (): boolean => held().asked;

/** How far the database's clock is ahead of this process's, in milliseconds. 0 if they agree. */
export const databaseOffsetMs = (): number => held().offsetMs;

/**
 * The database's time, as estimated by this process. For times that other processes or people compare with
 * theirs. If the order matters, take the time in the statement that locks the row.
 */
export const databaseNow = (): Date => new Date(Date.now() + held().offsetMs);
