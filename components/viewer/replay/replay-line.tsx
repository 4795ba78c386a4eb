"use client";

import { chapterAt } from "@/components/program/chapter-at";
import type { Playback } from "@/components/program/use-playback";
import { fill } from "@/lib/signup/words/fill";
import { secondAsClock } from "@/lib/stage/video-time";
import { useViewer } from "../viewer-context";
import type { ReplayProgram } from "./replay";

interface ReplayLineProps {
  program: ReplayProgram;
  playback: Playback;
}

/** Where the replay is, with the chapters' beginnings. What is still being put together is dimmed. */
export function ReplayLine({ program, playback }: ReplayLineProps) {
  const words = useViewer().words.replay;
  const { duration_sec: length, composed_sec: end, chapters } = program;
  const share = (second: number) => `${length > 0 ? Math.min(100, (100 * second) / length) : 0}%`;
  const now = fill(words.place, { at: secondAsClock(playback.at), length: secondAsClock(length) });
  const chapter = chapterAt(chapters, playback.at);
  return (
    <div className="group relative mx-3 h-6 pointer-coarse:h-8">
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-line">
        <div className="absolute inset-y-0 left-0 bg-ink-muted/60" style={{ width: share(end) }} />
        <div className="absolute inset-y-0 left-0 bg-accent" style={{ width: share(playback.at) }} />
        {chapters
          .filter(({ start_sec }) => start_sec > 0)
          .map(({ segment_id, start_sec }) => (
            <span
              key={`${segment_id} ${start_sec}`}
              className="-ml-px absolute inset-y-0 w-0.5 bg-surface"
              style={{ left: share(start_sec) }}
            />
          ))}
      </div>
      <span
        aria-hidden
        className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 size-3.5 rounded-full bg-accent ring-2 ring-surface"
        style={{ left: share(playback.at) }}
      />
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={chapter ? `${now}, ${chapter.title}` : now}
        min={0}
        max={Math.max(length, 0.1)}
        step={0.1}
        value={playback.at}
        onChange={(event) => playback.seek(Number(event.target.value))}
        className="absolute inset-0 m-0 h-full w-full cursor-pointer appearance-none rounded-sm bg-transparent opacity-0"
      />
      {/* The input is invisible, so its focus is drawn around the line. */}
      <span className="pointer-events-none absolute -inset-x-1 inset-y-0 rounded-sm outline-accent group-has-focus-visible:outline-2" />
    </div>
  );
}
