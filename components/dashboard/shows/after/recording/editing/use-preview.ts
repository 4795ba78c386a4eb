"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** How much is played before and after a cut, in seconds. */
const AROUND = 3;

interface Cut {
  from: number;
  to: number;
}

/** Plays the program as if a time had been cut out: some seconds before it, and some after it. */
export function usePreview(video: HTMLVideoElement | null) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef(0);
  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const play = ({ from, to }: Cut) => {
    if (!video) return;
    stop();
    video.currentTime = Math.max(0, from - AROUND);
    if (from <= 0) video.currentTime = to;
    setPlaying(true);
    const end = () => {
      video.pause();
      stop();
    };
    const step = () => {
      const at = video.currentTime;
      const isElsewhere = at < from - AROUND - 1 || at > to + AROUND + 1;
      if (isElsewhere || video.paused) return stop();
      if (at >= to + AROUND || video.ended) return end();
      if (at >= from && at < to) video.currentTime = to;
      frame.current = requestAnimationFrame(step);
    };
    video.play().then(() => {
      frame.current = requestAnimationFrame(step);
    }, stop);
  };
  const pause = () => {
    video?.pause();
    stop();
  };
  return { isPlaying, play, pause };
}

export type Preview = ReturnType<typeof usePreview>;
