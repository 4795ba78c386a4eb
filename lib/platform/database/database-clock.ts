import { processSingleton } from "../runtime/process-singleton";

/** Clocks that agree this closely are taken for one: finer than a question takes on a busy machine is not known. */
const SAME_MS = 250;

const held = () => processSingleton("database-clock", () => ({ offsetMs: 0, asked: false }));

/** What the database said its time was, between the moments of this process when it was asked and when it answered. */
export function hearDatabaseClock(databaseMs: number, askedMs: number, heardMs: number): void {
  const clock = held();
  clock.asked = true;
  const offsetMs = Math.round(databaseMs - (askedMs + heardMs) / 2);
  clock.offsetMs = Math.abs(offsetMs) <= Math.max(SAME_MS, heardMs - askedMs) ? 0 : offsetMs;
}

/** Whether this process has asked at all. */
export const isDatabaseClockKnown = (): boolean => held().asked;

/** How far the database's clock is ahead of this process's, in milliseconds; 0 when they agree. */
export const databaseOffsetMs = (): number => held().offsetMs;

/**
 * The database's time, as far as this process knows it: for whatever other processes or people compare with theirs.
 * What has to be in order is given its time by the statement that locks it.
 */
export const databaseNow = (): Date => new Date(Date.now() + held().offsetMs);
