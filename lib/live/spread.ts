/** The maximum number of browsers per second that may fetch the same thing. */
const ASKS_PER_SECOND = 100;

/**
 * Returns how long to wait, in milliseconds, before fetching something that all `listeners` of a room have to
 * fetch at this moment: random, over a period that keeps to the rate.
 */
export const spreadMs = (listeners: number, random: () => number = Math.random): number =>
  Math.round((random() * Math.max(0, listeners) * 1_000) / ASKS_PER_SECOND);
