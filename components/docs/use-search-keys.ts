"use client";

import { useEffect } from "react";

/** ⌘K, Ctrl+K, and `/` outside of text fields. */
export function useSearchKeys(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      const held = event.metaKey || event.ctrlKey;
      const wanted =
        (held && event.key.toLowerCase() === "k") || (event.key === "/" && !typing && !held && !event.altKey);
      if (!wanted) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
