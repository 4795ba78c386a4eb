"use client";

import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterScroll, type EndFollower } from "./followed-end";

/**
 * Keeps a list that grows at its end scrolled to the newest entry, unless the reader has scrolled up. While
 * following, the browser's scroll anchoring (`overflow-anchor`) is off, because it would work against this.
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
    // Waits for the frame, which lays out the page anyway, to avoid a second layout here.
    const waiting = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(waiting);
  }, [last, toEnd]);
  useEffect(() => {
    if (!box.current) return;
    // In a hidden tab panel it has no size and can't scroll.
    const shown = new ResizeObserver(toEnd);
    shown.observe(box.current);
    return () => shown.disconnect();
  }, [toEnd]);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    // A hidden list says nothing about its reader.
    if (currentTarget.clientHeight === 0) return;
    reader.current = afterScroll(reader.current, currentTarget);
    setReadsBack(!reader.current.follows);
  }, []);
  const style = { overflowAnchor: readsBack ? "auto" : "none" } as const;
  return { box, onScroll, readsBack, style };
}
