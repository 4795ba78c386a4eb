"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Latest } from "@/lib/client/latest";

/** How much is played before and after a cut, in seconds. */
const AROUND = 3;

/** A part of the program, in seconds as the player counts, and what the edit does to it. */
export interface PreviewedEdit {
  from: number;
  to: number;
  /** `cut` skips it, `mute` plays it without sound, `none` plays it as it is. */
  how?: "cut" | "mute" | "none";
}

/** Plays the program as if it had been edited: some seconds before the edit, and some after it. */
export function usePreview(video: HTMLVideoElement | null) {
  const [playing, setPlaying] = useState<PreviewedEdit | null>(null);
  const frame = useRef(0);
  const [turns] = useState(() => new Latest());
  const unmute = useRef<() => void>(() => undefined);
  const stop = useCallback(() => {
    turns.start();
    cancelAnimationFrame(frame.current);
    unmute.current();
    unmute.current = () => undefined;
    setPlaying(null);
  }, [turns]);
  useEffect(() => stop, [stop]);

  const play = (edit: PreviewedEdit) => {
    if (!video) return;
    stop();
    // The video may start later than another preview was asked for.
    const isMine = turns.start();
    const { from, to, how = "cut" } = edit;
    const wasMuted = video.muted;
    if (how === "mute")
      unmute.current = () => {
        video.muted = wasMuted;
      };
    video.currentTime = from <= 0 && how === "cut" ? to : Math.max(0, from - AROUND);
    setPlaying(edit);
    const step = () => {
      const at = video.currentTime;
      const isElsewhere = at < from - AROUND - 1 || at > to + AROUND + 1;
      const isOver = at >= to + AROUND || video.ended;
      if (isOver) video.pause();
      if (isOver || isElsewhere || video.paused) return stop();
      const isIn = at >= from && at < to;
      if (isIn && how === "cut") video.currentTime = to;
      if (how === "mute") video.muted = wasMuted || isIn;
      frame.current = requestAnimationFrame(step);
    };
    video.play().then(
      () => {
        if (isMine()) frame.current = requestAnimationFrame(step);
      },
      () => {
        if (isMine()) stop();
      },
    );
  };
  const pause = () => {
    video?.pause();
    stop();
  };
  return { playing, isPlaying: playing !== null, play, pause };
}

export type Preview = ReturnType<typeof usePreview>;
