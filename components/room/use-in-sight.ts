"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether most of an element is within the window. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 0.6,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return inSight;
}
