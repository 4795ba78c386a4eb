"use client";

import { type RefObject, useEffect, useState } from "react";

interface Follow {
  /** The list scrolls with what is being said. Off as soon as someone scrolls in it or uses its lines. */
  isOn: boolean;
  stop: () => void;
  start: () => void;
}

/** Keeps a line of a list in its view while the program plays. */
export function useFollow(list: RefObject<HTMLElement | null>, current: number): Follow {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    if (isOn) scrollToLine(list.current, current);
  }, [list, isOn, current]);
  return { isOn, stop: () => setOn(false), start: () => setOn(true) };
}

/** Scrolls only the list, and only if the line is near its edge or outside of it. */
export function scrollToLine(list: HTMLElement | null, index: number): void {
  const line = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list || !line) return;
  const [view, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  const isInside = box.top >= view.top + view.height * 0.1 && box.bottom <= view.bottom - view.height * 0.25;
  if (isInside) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollBy({ top: box.top - view.top - view.height / 4, behavior: isCalm ? "instant" : "smooth" });
}
