"use client";

import { useEffect } from "react";

/**
 * Fetches what the first presses open, once the desk stands and has nothing to do: the stop of a show must not wait for a
 * line, and a release during a show may take away what was not fetched before it.
 */
export function useWarmDesk(): void {
  useEffect(() => {
    // Safari has no time of its own for that.
    const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
    soon(() => {
      const parts = [
        import("@/components/ui/dialog-box"),
        import("@/components/ui/confirm-box"),
        import("@/components/ui/menu-list"),
        import("@/components/ui/popover-panel"),
      ];
      void Promise.allSettled(parts);
    });
  }, []);
}
