import type { Show } from "./show";

const MINUTE = 60;
const MAX_PARTS = 22;
/** Length of `titles.steps`. */
export const STEPS = 5;

/** Returns how many segments the middle of the show should have, so that none is too long or too short. */
export function partsFor(show: Show, wanted: number): number {
  const middle = show.seconds * 0.74;
  const least = Math.ceil(middle / (35 * MINUTE));
  const most = Math.max(1, Math.floor(middle / (3 * MINUTE)));
  return Math.min(MAX_PARTS, Math.max(least, Math.min(wanted, most)));
}
