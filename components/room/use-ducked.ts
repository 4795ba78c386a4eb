"use client";

import { useEffect, useState } from "react";

/** Breath between two sentences: music that comes back in it would pump. */
const RELEASE_MS = 1_500;

/** Whether music makes room for a voice: at once when somebody speaks, and for a moment after. */
export function useDucked(isSpoken: boolean): boolean {
  const [ducked, setDucked] = useState(isSpoken);
  useEffect(() => {
    if (isSpoken) {
      setDucked(true);
      return;
    }
    const timer = setTimeout(() => setDucked(false), RELEASE_MS);
    return () => clearTimeout(timer);
  }, [isSpoken]);
  return ducked;
}
