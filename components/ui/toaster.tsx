"use client";

import { Toaster as Sonner } from "sonner";

/** Place once per area. Show messages with `toast` from "sonner": `toast.success("Key revoked")`. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-[min(22.5rem,calc(100vw-2rem))] items-start gap-2.5 rounded-panel border border-line bg-surface-overlay p-3 font-sans text-base text-ink shadow-overlay",
          title: "font-medium",
          description: "text-ink-muted text-sm",
          icon: "mt-0.5 shrink-0",
          success: "[&_[data-icon]]:text-ok",
          error: "[&_[data-icon]]:text-danger",
          actionButton:
            "ml-auto shrink-0 rounded-control px-2 py-1 font-medium text-accent text-sm hover:bg-hover",
        },
      }}
    />
  );
}
