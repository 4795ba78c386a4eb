"use client";

import { useEffect, useState } from "react";

/** The player's volume, for the program's sound and for tracks. */
export interface Sound {
  muted: boolean;
  /** 0–1 */
  volume: number;
  toggle: () => void;
  setVolume: (volume: number) => void;
}

/** @param replaced tracks are heard in place of the program's sound */
export function useSound(video: HTMLVideoElement | null, replaced: boolean): Sound {
  const [muted, setMuted] = useState(false);
  const [volume, setLevel] = useState(1);
  useEffect(() => {
    if (!video) return;
    video.muted = muted || replaced;
    video.volume = volume;
  }, [video, muted, replaced, volume]);
  return {
    muted,
    volume,
    toggle: () => setMuted(!muted),
    setVolume: (level) => {
      setLevel(level);
      setMuted(level === 0);
    },
  };
}
