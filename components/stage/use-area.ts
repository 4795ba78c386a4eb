"use client";

import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Rect } from "@/lib/stage/layouts/rect";

/** Where the pictures stand in the frame, in fractions of it, and how large that is in pixels. */
export interface Area extends Rect {
  widthPx: number;
  heightPx: number;
}

/**
 * What is left for the pictures. Cards and lines take as much as their words need, which only the browser knows: so it is
 * measured after every drawing, before anybody sees it: with the frame that lays the page out in any case, but for the first
 * time. Null until then. The second answer is the place's ref.
 */
export function useArea(frame: RefObject<HTMLElement | null>) {
  const [placed, setPlaced] = useState<Area | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const measure = useCallback(() => {
    const outer = frame.current?.getBoundingClientRect();
    const inner = element?.getBoundingClientRect();
    if (!outer || !inner || outer.width === 0 || inner.width === 0 || inner.height === 0) return;
    const next: Area = {
      x: (inner.x - outer.x) / outer.width,
      y: (inner.y - outer.y) / outer.height,
      width: inner.width / outer.width,
      height: inner.height / outer.height,
      widthPx: Math.round(inner.width),
      heightPx: Math.round(inner.height),
    };
    setPlaced((held) => (held && isSame(held, next) ? held : next));
  }, [frame, element]);

  const isPlaced = placed !== null;
  useLayoutEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (!isPlaced || !view) return measure();
    const waiting = view.requestAnimationFrame(() => flushSync(measure));
    return () => view.cancelAnimationFrame(waiting);
  });
  useLayoutEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, measure]);
  return [placed, setElement] as const;
}

const isSame = (a: Area, b: Area): boolean =>
  a.widthPx === b.widthPx &&
  a.heightPx === b.heightPx &&
  Math.abs(a.x - b.x) < 1e-3 &&
  Math.abs(a.y - b.y) < 1e-3;
