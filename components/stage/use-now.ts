"use client";

import { createContext, useContext, useEffect, useState } from "react";

/** What the time is, in epoch milliseconds: pages that know the server's put it around the stage. */
export const StageClockContext = createContext<() => number>(Date.now);

/** The time in epoch milliseconds, renewed every `intervalMs`; null until the browser runs it. */
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
