"use client";

import { useEffect, useRef } from "react";

/** Returns whether the component is still on the page, for what an answer does that comes later. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
