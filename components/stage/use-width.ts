"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Before it is known: what a laptop shows. */
const USUAL_PX = 960;

/** How wide the frame is drawn, and whether that has been measured yet. */
export function useWidth(frame: RefObject<HTMLElement | null>): { widthPx: number; isMeasured: boolean } {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Nothing is drawn in a hidden frame.
    const measure = () => element.clientWidth > 0 && setWidthPx(element.clientWidth);
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { widthPx: widthPx ?? USUAL_PX, isMeasured: widthPx !== null };
}
