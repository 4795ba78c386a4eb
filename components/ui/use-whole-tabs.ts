"use client";

import { type RefObject, useEffect, useState } from "react";

/** Where more tabs are than fit into the row. */
interface MoreTabs {
  before: boolean;
  after: boolean;
}

const NONE: MoreTabs = { before: false, after: false };

/**
 * Hides tabs of which a narrow row would show only a part, so that no word is cut: `data-cut` marks them. The browser
 * says which ones they are, without the page being measured.
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
        // A row that is not shown has no whole tab at all.
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

/** Fractions of pixels are no cut word. */
const WHOLE = 0.97;
