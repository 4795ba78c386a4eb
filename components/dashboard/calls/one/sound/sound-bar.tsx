"use client";

import { LoaderCircle, Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import type { Playback } from "@/components/program/use-playback";
import type { ShownProgram } from "@/components/program/use-program";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { secondAsClock } from "@/lib/stage/video-time";

interface SoundBarProps {
  playback: Playback;
  loading: ShownProgram;
  /** Seconds of the recording before the call, and the call's length. */
  offset: number;
  length: number;
}

const RATES = [1, 1.25, 1.5, 2];

/** Plays a call's sound. Times are those of its transcript. */
export function SoundBar({ playback, loading, offset, length }: SoundBarProps) {
  const { playing, waiting, rate } = playback;
  const at = Math.max(0, Math.min(length, playback.at - offset));
  if (loading.failed)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
        Couldn’t load the recording.
        <Button size="sm" onClick={loading.retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <section aria-label="Player" className="flex flex-wrap items-center gap-x-1 px-2 py-1">
      <IconButton
        label={playing ? "Pause" : "Play"}
        icon={
          waiting ? (
            <LoaderCircle className="size-4 animate-spin" />
          ) : playing ? (
            <Pause className="size-4" />
          ) : (
            <Play className="size-4" />
          )
        }
        onClick={playback.toggle}
      />
      <IconButton
        className="max-sm:hidden"
        label="Back 10 seconds"
        icon={<RotateCcw className="size-4" />}
        onClick={() => playback.seek(playback.at - 10)}
      />
      <IconButton
        className="max-sm:hidden"
        label="Forward 10 seconds"
        icon={<RotateCw className="size-4" />}
        onClick={() => playback.seek(playback.at + 10)}
      />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${secondAsClock(at)} of ${secondAsClock(length)}`}
        min={0}
        max={length}
        step={0.1}
        value={at}
        onChange={({ target }) => playback.seek(offset + Number(target.value))}
        className="mx-1 h-6 min-w-16 flex-1 cursor-pointer accent-accent"
      />
      <span className="tabular text-ink-muted text-sm">
        {secondAsClock(at)} / {secondAsClock(length)}
      </span>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Speed: ${rate}×`}
        className="tabular"
        onClick={() => playback.setRate(RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1)}
      >
        {rate}×
      </Button>
    </section>
  );
}
