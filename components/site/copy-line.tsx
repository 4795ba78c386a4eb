"use client";

import { useState } from "react";

/** Copies one line. No icons or tooltip, to keep the home page light. */
export function CopyLine({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Browsers block the clipboard on pages without https. The line can still be selected manually.
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
