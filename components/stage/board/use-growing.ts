"use client";

import { useEffect, useState } from "react";

/** So many elements are drawn at once without anybody waiting for their page. */
const AT_ONCE = 120;

/** How many of so many to draw by now: those of a full board come one handful after the other. */
export function useGrowing(count: number): number {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setShown(shown + AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return Math.max(shown, Math.min(count, AT_ONCE));
}
