"use client";

import { useEffect, useState } from "react";

/** A pause between two sentences. Music that returned within it would pump. */
const RELEASE_MS = 1_500;

/** Whether music is lowered: immediately when someone speaks, and for a moment after. */
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
