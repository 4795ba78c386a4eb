"use client";

import { useState } from "react";

/** Copies one line. Without an icon set and a tooltip of its own, so that the start page stays light. */
export function CopyLine({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Browsers keep the clipboard from pages without https; the line can still be marked by hand.
    await navigator.clipboard?.writeText(value).then(() => setCopied(true));
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      className="h-7 shrink-0 rounded-control px-2 font-medium text-accent text-sm hover:bg-hover"
    >
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
