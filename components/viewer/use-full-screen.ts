"use client";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { toggleFullscreen } from "@/components/program/fullscreen";

export interface FullScreen {
  /** False if the browser can't show a page's element full screen, as on iPhones, and there is more than a video. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

/** With `isVideo`, the whole stage is one video, which phones show full screen themselves. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, isVideo = false): FullScreen {
  const [on, setOn] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(
      document.fullscreenEnabled === true ||
        (isVideo && "webkitEnterFullscreen" in HTMLVideoElement.prototype),
    );
  }, [isVideo]);
  useEffect(() => {
    const read = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  const toggle = useCallback(
    () => toggleFullscreen(frame.current, frame.current?.querySelector("video") ?? null),
    [frame],
  );
  return useMemo(() => ({ possible, on, toggle }), [possible, on, toggle]);
}
