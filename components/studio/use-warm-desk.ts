"use client";

import { useEffect } from "react";

/**
 * Prefetches what the first presses open, once the desk is idle: an emergency stop must not wait for the network, and a
 * deployment during a show may remove chunks that were not fetched before it.
 */
export function useWarmDesk(): void {
  useEffect(() => {
    // Safari has no requestIdleCallback.
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
