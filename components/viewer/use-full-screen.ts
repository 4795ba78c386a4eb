"use client";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";

export interface FullScreen {
  /** False if the browser can't show a page's element full screen, as on iPhones. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

export function useFullScreen(frame: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled === true);
    const read = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen();
    void change?.catch(() => undefined);
  }, [frame]);
  return useMemo(() => ({ possible, on, toggle }), [possible, on, toggle]);
}
