/** A reader within this distance of the end, in pixels, follows new messages. */
const NEAR_END = 80;

export interface EndFollower {
  follows: boolean;
  /** Previous scroll position, in pixels from the top. */
  top: number;
}

/**
 * Returns whether a reader still follows the end of a list after a scroll. New messages push the end away
 * before the list scrolls to it, so only scrolling up means that the reader wants to read earlier ones.
 */
export function afterScroll(
  { follows, top }: EndFollower,
  box: Pick<HTMLElement, "scrollHeight" | "scrollTop" | "clientHeight">,
): EndFollower {
  const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  const wentBack = box.scrollTop < top;
  return { follows: isAtEnd || (follows && !wentBack), top: box.scrollTop };
}
