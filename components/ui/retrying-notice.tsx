"use client";

import { useSyncExternalStore } from "react";
import { retrying } from "@/lib/client/retrying";

const NEVER = () => false;

/** Shows that a call is being retried while someone waits for it. Place once per area. */
export function RetryingNotice({ text = "Still trying…" }: { text?: string }) {
  const isTrying = useSyncExternalStore(retrying.subscribe, retrying.get, NEVER);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-60 flex justify-center px-4"
    >
      {isTrying && (
        <p className="flex items-center gap-2 rounded-panel border border-line bg-surface-overlay px-3 py-2 font-medium text-base text-ink shadow-overlay">
          {/* Drawn by hand: a show's pages, which all load this, need no other icon. */}
          <span
            className="size-4 shrink-0 animate-spin rounded-full border-2 border-ink-muted border-t-transparent"
            aria-hidden
          />
          {text}
        </p>
      )}
    </div>
  );
}
