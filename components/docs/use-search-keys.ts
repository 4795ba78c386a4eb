"use client";

import { useEffect } from "react";
import { useSingleKeys } from "@/components/ui/use-single-keys";

/** ⌘K, Ctrl+K, and unless single-key shortcuts are turned off, `/` outside of text fields. */
export function useSearchKeys(toggle: () => void): void {
  const [singleKeys] = useSingleKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      const held = event.metaKey || event.ctrlKey;
      const slash = singleKeys && event.key === "/" && !typing && !held && !event.altKey;
      const wanted = slash || (held && event.key.toLowerCase() === "k");
      if (!wanted) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
