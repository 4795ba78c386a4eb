interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 6;
/** From the window's edge. */
const MARGIN = 8;

/** Where a tip goes, in CSS pixels of the window: above what it explains, below where there is no room; always in sight. */
export function placeTip(target: Box, tip: Size, window: Size): { left: number; top: number } {
  const above = target.top - GAP - tip.height;
  const top = above >= MARGIN ? above : target.top + target.height + GAP;
  const centred = target.left + (target.width - tip.width) / 2;
  return { left: Math.max(MARGIN, Math.min(centred, window.width - tip.width - MARGIN)), top };
}
