import type { Alike } from "./track";

/** Below this, sentences of calls have little to do with what a tracker means. Measured on the built-in model. */
const FEWEST = 0.5;
const MARGIN = 0.25;

/**
 * Returns which sentences mean what a tracker means.
 * @param alike the similarity from which texts count as equal with this model
 */
export function alikeIn(likenesses: readonly { at: number; likeness: number }[], alike: number): Alike[] {
  const least = Math.max(FEWEST, alike - MARGIN);
  return likenesses.filter(({ likeness }) => likeness >= least);
}
