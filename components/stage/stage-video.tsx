"use client";

import { type ReactNode, useContext, useEffect, useRef } from "react";
import type { StageState } from "@/lib/stage";
import { StageClockContext } from "./use-now";

interface StageVideoProps {
  video: StageState["video"];
  /** Percent. */
  volume: number;
  /** Shown while there is no file of ours to play. */
  children: ReactNode;
}

const DRIFT_SECONDS = 1.5;

/** Plays a file of this site so that everybody is at the same second. */
export function StageVideo({ video, volume, children }: StageVideoProps) {
  const clock = useContext(StageClockContext);
  const element = useRef<HTMLVideoElement>(null);
  const playable = video.src?.startsWith("/") && !video.src.startsWith("//") ? video.src : null;

  useEffect(() => {
    if (element.current) element.current.volume = volume / 100;
  }, [volume]);

  function catchUp() {
    const player = element.current;
    if (!player || !video.started_at) return;
    const second = (clock() - Date.parse(video.started_at)) / 1000;
    if (second > 0 && second < player.duration && Math.abs(player.currentTime - second) > DRIFT_SECONDS) {
      player.currentTime = second;
    }
  }

  if (!playable) return children;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions of the show run over the whole stage
    <video
      ref={element}
      key={playable}
      src={playable}
      autoPlay
      playsInline
      onLoadedMetadata={catchUp}
      className="absolute inset-0 size-full bg-black object-contain"
    />
  );
}
