"use client";

import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterScroll, type EndFollower } from "./followed-end";

/**
 * For a box of lines that grows at its end: it shows what is new, unless its reader has scrolled up. While they follow, the browser's
 * own hold on what they see (`overflow-anchor`) would pull against it.
 */
export function useFollowedEnd(last: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const reader = useRef<EndFollower>({ follows: true, top: 0 });
  const [readsBack, setReadsBack] = useState(false);
  const toEnd = useCallback(() => {
    if (!reader.current.follows || !box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    reader.current.top = box.current.scrollTop;
  }, []);
  useLayoutEffect(() => {
    if (last === undefined || !reader.current.follows) return;
    // With the frame, which lays the page out in any case: here it would be done once more.
    const waiting = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(waiting);
  }, [last, toEnd]);
  useEffect(() => {
    if (!box.current) return;
    // Behind another tab it has no size, and nowhere to scroll to.
    const shown = new ResizeObserver(toEnd);
    shown.observe(box.current);
    return () => shown.disconnect();
  }, [toEnd]);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    // One that has just been hidden says nothing of its reader.
    if (currentTarget.clientHeight === 0) return;
    reader.current = afterScroll(reader.current, currentTarget);
    setReadsBack(!reader.current.follows);
  }, []);
  const style = { overflowAnchor: readsBack ? "auto" : "none" } as const;
  return { box, onScroll, readsBack, style };
}
