"use client";

import { useEffect, useState } from "react";

/** Whether the replay is heard. */
export interface Muted {
  muted: boolean;
  toggle: () => void;
}

export function useMuted(video: HTMLVideoElement | null): Muted {
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    if (video) video.muted = muted;
  }, [video, muted]);
  return { muted, toggle: () => setMuted(!muted) };
}
