"use client";

import { useEffect, useRef, useState } from "react";
import { onThisSite } from "@/lib/client/on-this-site";
import { useKept } from "./use-kept";

interface Wanted {
  video: HTMLVideoElement | null;
  playlist: string | null;
  /** Another one is another program: it's loaded, and continues at the same time. */
  version: string;
}

/** Keeps a program loaded in a video. */
export function useProgram({ video, playlist, version }: Wanted): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const url = useKept(playlist, `${version} ${attempt} ${playlist === null}`);
  const left = useRef({ at: 0, wasPlaying: false });

  useEffect(() => {
    if (!video || !url) return;
    const { at, wasPlaying } = left.current;
    let isCurrent = true;
    let letGo: (() => void) | undefined;
    const onFailure = () => {
      if (isCurrent) setFailed(true);
    };
    const load = async () => {
      const { loadProgram } = await import("./load-program");
      letGo = await loadProgram(video, { url: onThisSite(url), from: at, onFailure });
      if (!isCurrent) letGo();
      else if (wasPlaying) void video.play().catch(() => undefined);
    };
    setFailed(false);
    load().catch(onFailure);
    return () => {
      isCurrent = false;
      left.current = { at: video.currentTime, wasPlaying: !video.paused };
      letGo?.();
    };
  }, [video, url]);

  return { failed, retry: () => setAttempt((count) => count + 1) };
}
