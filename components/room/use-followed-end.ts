"use client";

import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Whoever is this close to the end, in pixels, is taken along by what comes. */
const NEAR_END = 80;

/** For a box of lines that grows at its end: it shows what is new, unless its reader has scrolled up. */
export function useFollowedEnd(last: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [readsBack, setReadsBack] = useState(false);
  const toEnd = useCallback(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    if (last === undefined || !follows.current) return;
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
  const onScroll = useCallback(
    ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
      // One that has just been hidden says nothing of its reader.
      if (clientHeight === 0) return;
      follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      setReadsBack(!follows.current);
    },
    [],
  );
  return { box, onScroll, readsBack };
}
