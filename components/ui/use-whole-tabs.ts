"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether more tabs are hidden on either side. */
interface MoreTabs {
  before: boolean;
  after: boolean;
}

const NONE: MoreTabs = { before: false, after: false };

/**
 * Hides tabs that a narrow row would cut off, marking them with `data-cut`. An observer reports them, so the
 * page is never measured.
 */
export function useWholeTabs(list: RefObject<HTMLElement | null>, count: number): MoreTabs {
  const [more, setMore] = useState(NONE);
  useEffect(() => {
    const row = list.current;
    if (!row || count === 0) return;
    const tabs = [...row.querySelectorAll<HTMLElement>("[role=tab]")];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          target.toggleAttribute("data-cut", intersectionRatio < WHOLE);
        const isCut = tabs.map((tab) => tab.hasAttribute("data-cut"));
        // In a hidden row all tabs count as cut off.
        const first = isCut.indexOf(false);
        setMore(first < 0 ? NONE : { before: first > 0, after: isCut.lastIndexOf(false) < tabs.length - 1 });
      },
      { root: row, threshold: [WHOLE], rootMargin: "4px 1px" },
    );
    for (const tab of tabs) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, count]);
  return more;
}

/** Tolerates fractions of a pixel. */
const WHOLE = 0.97;
