"use client";

import { useRef, useState } from "react";
import type { Line } from "../facts/transcript";

/** A line that is being corrected. */
export interface OpenLine {
  line: Line;
  /** Index of the word that is selected at first; null for none. */
  word: number | null;
}

/** Which line of a transcript is being corrected, if any. */
export function useOpenLine() {
  const [open, setOpen] = useState<OpenLine | null>(null);
  const latest = useRef(open);
  const show = (next: OpenLine | null) => {
    latest.current = next;
    setOpen(next);
  };
  return {
    open,
    edit: (line: Line | undefined, word: number | null) => show(line ? { line, word } : null),
    /** Closes it. Returns false if another one has been opened since. */
    close: (one: OpenLine): boolean => {
      if (latest.current !== one) return false;
      show(null);
      return true;
    },
  };
}
