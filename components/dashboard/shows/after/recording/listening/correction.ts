/** How a sound is brought back to where it should be. */
export type Correction = { kind: "none" } | { kind: "rate"; rate: number } | { kind: "seek" };

/** Differences up to this are left alone, in seconds. */
const LEFT_ALONE = 0.015;
/** Above this, the difference is heard: the sound jumps. */
const JUMP = 0.09;
/** How long smaller differences take to disappear, in seconds, */
const SETTLE = 1.5;
/** and how much faster or slower that may be: voices keep their pitch. */
const MOST_BEND = 0.06;

/** @param lateBy how far the sound is behind; negative if it's ahead. In seconds at normal speed. */
export function correctionFor(lateBy: number): Correction {
  const size = Math.abs(lateBy);
  if (size <= LEFT_ALONE) return { kind: "none" };
  if (size > JUMP) return { kind: "seek" };
  const bend = Math.max(-MOST_BEND, Math.min(MOST_BEND, lateBy / SETTLE));
  return { kind: "rate", rate: 1 + bend };
}

/** The longest that a jump is allowed to take, in seconds. */
const MOST_LEAD = 0.5;

/**
 * Returns how far ahead the next jump aims, since the program continues while a sound seeks.
 * @param lead how far the last one aimed ahead
 * @param lateBy how far behind the sound was afterwards
 */
export const nextLead = (lead: number, lateBy: number): number =>
  Math.max(0, Math.min(MOST_LEAD, lead + lateBy));
