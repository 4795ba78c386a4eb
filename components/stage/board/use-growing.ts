"use client";

import { useEffect, useState } from "react";

/** Number of elements that render at once without a noticeable delay. */
const AT_ONCE = 120;

/** Returns how many of `count` elements to render now. A full board appears in batches. */
export function useGrowing(count: number): number {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setShown(shown + AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return Math.max(shown, Math.min(count, AT_ONCE));
}
