/** Whoever is this close to the end, in pixels, is taken along by what comes. */
const NEAR_END = 80;

export interface EndFollower {
  follows: boolean;
  /** Where they stood, in pixels from the top. */
  top: number;
}

/**
 * Whether a reader goes on following the end of a box of lines, after a scroll. New lines move the end away from those who follow
 * it before they are taken along: only a move of their own back up says that they want to read what was.
 */
export function afterScroll(
  { follows, top }: EndFollower,
  box: Pick<HTMLElement, "scrollHeight" | "scrollTop" | "clientHeight">,
): EndFollower {
  const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  const wentBack = box.scrollTop < top;
  return { follows: isAtEnd || (follows && !wentBack), top: box.scrollTop };
}
