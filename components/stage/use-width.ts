"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Assumed until measured: the width on a laptop. */
const USUAL_PX = 960;

/** The frame's width, and whether it has been measured yet. */
export function useWidth(frame: RefObject<HTMLElement | null>): { widthPx: number; isMeasured: boolean } {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A hidden frame has no width.
    const measure = () => element.clientWidth > 0 && setWidthPx(element.clientWidth);
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { widthPx: widthPx ?? USUAL_PX, isMeasured: widthPx !== null };
}
