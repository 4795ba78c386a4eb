"use client";

import { useEffect, useRef, useState } from "react";
import { watchLevel } from "@/lib/room/mic-level";

/** `quiet` nothing was heard for some seconds, `loud` it is clipping. */
export type MicVerdict = "ok" | "quiet" | "loud";

const QUIET_BELOW = 0.12;
const LOUD_ABOVE = 0.97;
const QUIET_MS = 6_000;
const LOUD_MS = 1_500;

/** Calls back with the level (0–1) as it changes, and says when it stays too low or too high. */
export function useMicLevel(track: MediaStreamTrack | null, onLevel: (level: number) => void): MicVerdict {
  const [verdict, setVerdict] = useState<MicVerdict>("ok");
  const callback = useRef(onLevel);
  callback.current = onLevel;
  useEffect(() => {
    setVerdict("ok");
    if (!track) return;
    let heardAt = Date.now();
    let loudAt = 0;
    return watchLevel(track, (level) => {
      const now = Date.now();
      if (level > QUIET_BELOW) heardAt = now;
      if (level > LOUD_ABOVE) loudAt = now;
      const loud = now - loudAt < LOUD_MS;
      setVerdict(loud ? "loud" : now - heardAt > QUIET_MS ? "quiet" : "ok");
      callback.current(level);
    });
  }, [track]);
  return verdict;
}
