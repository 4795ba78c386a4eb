"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Moves an element into an always-on-top window while there is one, and back to where React rendered it. A video keeps playing, since
 * its element stays the same. React doesn't get the window's events, so it has listeners of its own.
 */
export function useInWindow(
  element: RefObject<HTMLElement | null>,
  body: HTMLElement | null,
  listeners: { onClick: () => void; onKeyDown: (event: KeyboardEvent) => void },
): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  // Before the next picture is drawn, and before React removes the element.
  useLayoutEffect(() => {
    const moved = element.current;
    const home = moved?.parentElement;
    if (!body || !moved || !home) return;
    const { ownerDocument: other } = body;
    const onClick = () => latest.current.onClick();
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKeyDown(event);
    body.append(moved);
    other.addEventListener("click", onClick);
    other.addEventListener("keydown", onKeyDown);
    return () => {
      other.removeEventListener("click", onClick);
      other.removeEventListener("keydown", onKeyDown);
      home.prepend(moved);
    };
  }, [element, body]);
}
