"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Kbd } from "./kbd";
import { placeTip } from "./place-tip";
import { type Tip, watchTips } from "./watch-tips";

/**
 * Shows `data-tip` of the hovered or focused element. One layer serves the whole page, because a component
 * per button would add 30 kB. A tip only repeats the element's accessible name, so screen readers skip it.
 */
export function TipLayer() {
  const box = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => (box.current ? watchTips(box.current, setTip) : undefined), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !tip?.target.isConnected) return;
    element.showPopover();
    const window = { width: innerWidth, height: innerHeight };
    const { left, top } = placeTip(
      tip.target.getBoundingClientRect(),
      element.getBoundingClientRect(),
      window,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    return () => element.hidePopover();
  }, [tip]);
  return (
    <div
      ref={box}
      popover="manual"
      role="tooltip"
      className="fixed inset-auto m-0 max-w-64 items-center gap-2 rounded-control border-0 bg-ink px-2 py-1 text-surface text-xs shadow-overlay open:flex"
    >
      {tip?.text}
      {tip?.key && <Kbd>{tip.key}</Kbd>}
    </div>
  );
}
