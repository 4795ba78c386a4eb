"use client";

import { type RefObject, useEffect } from "react";

/** Moves with every frame while the program plays, without rendering the lanes again. */
const PROPERTY = "--playhead";

/**
 * Keeps the share of the time line that was played in a custom property.
 * @param seconds length of the time line
 */
export function usePlayhead(
  lanes: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | null,
  seconds: number,
): void {
  useEffect(() => {
    if (!video) return;
    const draw = () => {
      const share = seconds > 0 ? Math.min(1, video.currentTime / seconds) : 0;
      lanes.current?.style.setProperty(PROPERTY, share.toFixed(5));
    };
    draw();
    for (const name of ["timeupdate", "seeking"] as const) video.addEventListener(name, draw);
    return () => {
      for (const name of ["timeupdate", "seeking"] as const) video.removeEventListener(name, draw);
    };
  }, [lanes, video, seconds]);
}
