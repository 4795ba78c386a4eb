"use client";

import { useEffect, useRef } from "react";

/** The second in an address such as `#t=12.5`; null for any other. */
export function startIn(hash: string): number | null {
  const found = /^#t=(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** Moves the player to the second in the page's address, once, when it can play. */
export function useStartAt(video: HTMLVideoElement | null, seek: (second: number) => void): void {
  const latest = useRef(seek);
  latest.current = seek;
  useEffect(() => {
    const second = startIn(location.hash);
    if (!video || second === null) return;
    const start = () => latest.current(second);
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) return start();
    video.addEventListener("loadedmetadata", start, { once: true });
    return () => video.removeEventListener("loadedmetadata", start);
  }, [video]);
}
