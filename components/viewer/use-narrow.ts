"use client";

import { useEffect, useState } from "react";

/** True while the window is less than `px` wide. */
export function useNarrow(px: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(`(max-width: ${px - 1}px)`);
    const read = () => setNarrow(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, [px]);
  return narrow;
}
