"use client";

import { useState } from "react";
import { secondAsClock } from "@/lib/stage/video-time";

interface SeekSliderProps {
  second: number;
  /** In seconds. */
  duration: number;
  /** Called when the slider is released. */
  onCommit: (second: number) => void;
}

/** A video's position. Follows playback, and seeks when the slider is released. */
export function SeekSlider({ second, duration, onCommit }: SeekSliderProps) {
  const [held, hold] = useState<number>();
  const shown = held ?? second;
  const commit = () => {
    if (held !== undefined) onCommit(held);
    hold(undefined);
  };
  return (
    <div className="flex items-center gap-3 text-sm">
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${secondAsClock(shown)} of ${secondAsClock(duration)}`}
        min={0}
        max={duration}
        step={1}
        value={shown}
        onChange={(event) => hold(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        className="h-6 min-w-0 flex-1 accent-(--accent)"
      />
      <span className="tabular text-right">
        {secondAsClock(shown)} / {secondAsClock(duration)}
      </span>
    </div>
  );
}
