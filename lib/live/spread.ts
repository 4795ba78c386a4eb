/** So many browsers a second may ask for the same thing. */
const ASKS_PER_SECOND = 100;

/**
 * How long to wait, in milliseconds, before asking for what all `listeners` of a room have to ask for at this moment:
 * at random, over as long as it takes that they come one after the other.
 */
export const spreadMs = (listeners: number, random: () => number = Math.random): number =>
  Math.round((random() * Math.max(0, listeners) * 1_000) / ASKS_PER_SECOND);
