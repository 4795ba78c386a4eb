"use client";

import { LoaderCircle, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { usePlayback } from "@/components/program/use-playback";
import { useProgram } from "@/components/program/use-program";
import { Button } from "@/components/ui/button";
import { onThisSite } from "@/lib/client/on-this-site";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Program } from "../recording/facts/recording";

interface MomentPlayerProps {
  program: Program;
  /** In seconds of the program. */
  from: number;
  to: number;
}

/** Plays a part of the recording. */
export function MomentPlayer({ program, from, to }: MomentPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const loading = useProgram({
    ...{ video, playlist: program.playlist_url },
    ...{ version: `${program.version}`, playable: `${program.composed_sec}` },
  });
  const playback = usePlayback(video, program.composed_sec);
  const { at, playing, waiting } = playback;
  useEffect(() => {
    if (!video) return;
    video.pause();
    video.currentTime = from;
  }, [video, from]);
  useEffect(() => {
    if (playing && at >= to) video?.pause();
  }, [video, playing, at, to]);
  const play = () => {
    if (!playing && (at < from || at >= to - 0.2)) playback.seek(from);
    playback.toggle();
  };
  const share = to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0;
  return (
    <div className="overflow-hidden rounded-media border border-line bg-black">
      <div className="relative">
        {/* biome-ignore lint/a11y/useMediaCaption: the recording's page has them; this is to choose a part */}
        <video
          ref={setVideo}
          playsInline
          preload="metadata"
          poster={program.thumbnail_url ? onThisSite(program.thumbnail_url) : undefined}
          className="aspect-video w-full object-contain"
        />
        <button
          type="button"
          onClick={play}
          aria-label={playing ? "Pause moment" : "Play moment"}
          className="-outline-offset-4 absolute inset-0 grid place-items-center text-white focus-visible:outline-white"
        >
          <span
            className={
              playing && !waiting ? "hidden" : "grid size-12 place-items-center rounded-full bg-black/60"
            }
          >
            {waiting ? (
              <LoaderCircle className="size-5 animate-spin" aria-hidden />
            ) : (
              <Play className="size-5 translate-x-0.5 fill-current" aria-hidden />
            )}
          </span>
        </button>
        {loading.failed && (
          <div
            role="alert"
            className="absolute inset-0 grid place-items-center gap-2 bg-black/80 p-4 text-white"
          >
            <p className="text-base">Couldn’t load the recording.</p>
            <Button size="sm" onClick={loading.retry}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className="flex items-center gap-3 bg-surface-raised px-3 py-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={play}
          icon={playing ? <Pause className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}
        >
          {playing ? "Pause" : "Play"}
        </Button>
        <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-pressed" aria-hidden>
          <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
        </div>
        <p className="tabular text-ink-muted text-sm">
          {secondAsClock(from)} – {secondAsClock(to)}
        </p>
      </div>
    </div>
  );
}
