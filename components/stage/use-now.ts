"use client";

import { createContext, useContext, useEffect, useState } from "react";

/** The current time in epoch milliseconds. Pages that know the server's time provide it around the stage. */
export const StageClockContext = createContext<() => number>(Date.now);

/** The time in epoch milliseconds, updated every `intervalMs`; null on the server. */
export function useNow(intervalMs: number): number | null {
  const clock = useContext(StageClockContext);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), intervalMs);
    return () => clearInterval(timer);
  }, [clock, intervalMs]);
  return now;
}
