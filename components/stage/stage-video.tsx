"use client";

import { type ReactNode, useContext, useEffect, useRef } from "react";
import type { StageState } from "@/lib/stage";
import { StageSoundContext } from "./stage-sound";
import { useSyncedVideo } from "./use-synced-video";

interface StageVideoProps {
  video: StageState["video"];
  /** Percent. */
  volume: number;
  /** Shown while there is no playable file. */
  children: ReactNode;
}

/** Factor for a video's volume while someone speaks. */
const DUCKED = 0.35;

/** Plays a file of this site, in sync for everyone. */
export function StageVideo({ video, volume, children }: StageVideoProps) {
  const { on, spokenOver } = useContext(StageSoundContext);
  const element = useRef<HTMLVideoElement>(null);
  const playable = video.src?.startsWith("/") && !video.src.startsWith("//") ? video.src : null;
  useSyncedVideo(element, video);

  useEffect(() => {
    const player = element.current;
    if (!player) return;
    player.volume = (volume / 100) * (spokenOver ? DUCKED : 1);
    player.muted = !on;
    // If the browser started it muted because no one had touched the page yet, unmutes it now.
    const wake = () => {
      player.muted = !on;
    };
    window.addEventListener("pointerdown", wake);
    return () => window.removeEventListener("pointerdown", wake);
  }, [volume, spokenOver, on]);

  if (!playable) return children;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the show's captions cover the whole stage
    <video
      ref={element}
      key={playable}
      src={playable}
      poster={video.video_id === null ? undefined : `${playable}/poster`}
      aria-label={video.title ?? undefined}
      preload="auto"
      playsInline
      className="absolute inset-0 size-full bg-black object-contain"
    />
  );
}
