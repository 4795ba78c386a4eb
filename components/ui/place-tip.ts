interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 6;
/** Distance from the window's edge, in CSS pixels. */
const MARGIN = 8;

/**
 * Returns the position of a tooltip, in CSS pixels of the window: above its target, or below if there is no
 * room; always within the window.
 */
export function placeTip(target: Box, tip: Size, window: Size): { left: number; top: number } {
  const above = target.top - GAP - tip.height;
  const top = above >= MARGIN ? above : target.top + target.height + GAP;
  const centred = target.left + (target.width - tip.width) / 2;
  return { left: Math.max(MARGIN, Math.min(centred, window.width - tip.width - MARGIN)), top };
}
