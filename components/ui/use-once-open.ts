"use client";

import { useEffect, useState } from "react";

/**
 * Loads the code of an overlay when it first opens, and keeps it. If loading fails, such as while offline, it
 * closes the overlay, so that the next click tries again. `load` must be stable.
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
