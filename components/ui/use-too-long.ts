"use client";

import { useEffect, useState } from "react";

/** How long a loading state may last before it must say more, in milliseconds. */
export const PATIENCE_MS = 10_000;

/** True once `waiting` has lasted longer than `PATIENCE_MS`. */
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
