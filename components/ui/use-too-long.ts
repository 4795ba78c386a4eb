"use client";

import { useEffect, useState } from "react";

/** How long somebody may be left looking at something that only says "wait". */
export const PATIENCE_MS = 10_000;

/** True once `waiting` has lasted for longer than people should wait without a word. */
export function useTooLong(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
