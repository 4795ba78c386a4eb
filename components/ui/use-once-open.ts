"use client";

import { useEffect, useState } from "react";

/**
 * The script of something that opens over the page: fetched when it is opened for the first time, and kept. What cannot be
 * fetched, as without a line, is closed again, so that the next press tries anew. `load` stays the same over renders.
 */
export function useOnceOpen<Module>(
  open: boolean | undefined,
  load: () => Promise<Module>,
  onOpenChange?: (open: boolean) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (!open || module) return;
    let current = true;
    load().then(
      (found) => current && setModule(() => found),
      () => current && onOpenChange?.(false),
    );
    return () => {
      current = false;
    };
  }, [open, module, load, onOpenChange]);
  return module;
}
