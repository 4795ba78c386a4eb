"use client";

import { LoaderCircle, Play, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { usePlayback } from "@/components/program/use-playback";
import { useProgram } from "@/components/program/use-program";
import { IconButton } from "@/components/ui/icon-button";
import { secondAsClock } from "@/lib/stage/video-time";

interface BeforeVideoProps {
  playlist: string;
  /** What was edited, in seconds of that version. */
  from: number;
  to: number;
  /** As the program's player. */
  sound: { muted: boolean; volume: number };
  onClose: () => void;
}

/** What is played before and after it, in seconds. */
const AROUND = 3;

/** What was there before an edit, over the program's picture. */
export function BeforeVideo({ playlist, from, to, sound, onClose }: BeforeVideoProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [start, end] = [Math.max(0, from - AROUND), to + AROUND];
  const begin = useCallback(() => start, [start]);
  const { failed } = useProgram({ video, playlist, version: playlist, playable: playlist, begin });
  const playback = usePlayback(video, end);
  const { muted, volume } = sound;
  useEffect(() => {
    if (!video) return;
    video.muted = muted;
    video.volume = volume;
  }, [video, muted, volume]);
  const isOver = playback.at >= end || playback.ended;
  useEffect(() => {
    if (isOver) video?.pause();
  }, [video, isOver]);
  const toggle = () => {
    if (isOver) playback.seek(start);
    playback.toggle();
  };
  const shown = Math.min(end, Math.max(start, playback.at)) - start;
  return (
    <div className="absolute inset-0 bg-black">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is beside it */}
      <video ref={setVideo} autoPlay playsInline className="size-full object-contain" />
      {failed ? (
        <p role="alert" className="absolute inset-0 grid place-items-center p-4 text-center text-white">
          Couldn’t load the version before this edit.
        </p>
      ) : (
        <button
          type="button"
          aria-label={playback.playing ? "Pause" : "Play"}
          onClick={toggle}
          className="-outline-offset-4 absolute inset-0 grid place-items-center focus-visible:outline-white"
        >
          {playback.waiting && <LoaderCircle className="size-8 animate-spin text-white" aria-hidden />}
          {!playback.playing && !playback.waiting && (
            <span className="grid size-12 place-items-center rounded-full bg-black/60 text-white">
              <Play className="size-6 translate-x-0.5 fill-current" aria-hidden />
            </span>
          )}
        </button>
      )}
      <div
        data-theme="dark"
        className="absolute top-2 left-2 flex items-center gap-1 rounded-control bg-black/75 pl-2.5 text-white"
      >
        <p className="tabular text-sm">
          Before the edit {secondAsClock(shown)} / {secondAsClock(end - start)}
        </p>
        <IconButton
          size="sm"
          label="Back to the program"
          onClick={onClose}
          icon={<X className="size-4" aria-hidden />}
        />
      </div>
    </div>
  );
}
