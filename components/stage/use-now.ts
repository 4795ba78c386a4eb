"use client";

import { useEffect, useState } from "react";

/** The time in epoch milliseconds, renewed every `intervalMs`; null until the browser runs it. */
export function useNow(intervalMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
