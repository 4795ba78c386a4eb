"use client";

import { useEffect, useState } from "react";
import { onThisSite } from "../facts/recording";
import { useKept } from "./use-kept";

interface Wanted {
  video: HTMLVideoElement | null;
  playlist: string | null;
  /** Another one is another program: it's loaded again at the same time. */
  version: string;
}

/** Keeps a program loaded in a video. */
export function useProgram({ video, playlist, version }: Wanted): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const url = useKept(playlist, `${version} ${attempt} ${playlist === null}`);

  useEffect(() => {
    if (!video || !url) return;
    const wasPlaying = !video.paused;
    let isCurrent = true;
    let letGo: (() => void) | undefined;
    const onFailure = () => isCurrent && setFailed(true);
    setFailed(false);
    void import("./load-program")
      .then(({ loadProgram }) =>
        loadProgram(video, { url: onThisSite(url), from: video.currentTime, onFailure }),
      )
      .then((end) => {
        letGo = end;
        if (!isCurrent) end();
        else if (wasPlaying) void video.play().catch(() => undefined);
      }, onFailure);
    return () => {
      isCurrent = false;
      letGo?.();
    };
  }, [video, url]);

  return { failed, retry: () => setAttempt((count) => count + 1) };
}
