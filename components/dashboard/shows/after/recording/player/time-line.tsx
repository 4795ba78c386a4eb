"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type PointerEvent, useMemo, useRef, useState } from "react";
import { chapterAt } from "@/components/program/chapter-at";
import { useKept } from "@/components/program/use-kept";
import type { Playback } from "@/components/program/use-playback";
import { onThisSite } from "@/lib/client/on-this-site";
import { secondAsClock } from "@/lib/stage/video-time";
import { hatched } from "../facts/hatched";
import type { Program } from "../facts/recording";
import { RangeMarks } from "./range-marks";
import type { RangeSelection } from "./use-range";
import { WAVE_BARS, type Waveform, wavePath } from "./wave-path";

interface TimeLineProps {
  id: string;
  program: Program;
  /** Length that the line shows, in seconds. */
  seconds: number;
  playback: Playback;
  /** Null if nothing can be selected. */
  range: RangeSelection | null;
}

/** A range input that isn't drawn. Its thumb has no width, so that values are where the pointer is. */
const pointRange =
  "m-0 appearance-none bg-transparent [&::-moz-range-thumb]:size-0 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:opacity-0 [&::-moz-range-track]:bg-transparent [&::-webkit-slider-thumb]:size-0 [&::-webkit-slider-thumb]:appearance-none";

/** How often the waveform is read again while the program grows, in seconds of the program. */
const WAVE_STEP = 15;

/** The program's waveform and chapters, on which the player moves and a range is selected. */
export function TimeLine({ id, program, seconds, playback, range }: TimeLineProps) {
  const [pointer, setPointer] = useState<number | null>(null);
  const wave = useWave(id, program, seconds);
  const share = (second: number) => `${seconds > 0 ? Math.min(100, (100 * second) / seconds) : 0}%`;
  const chapter = chapterAt(program.chapters, playback.at);
  const spoken = `${secondAsClock(playback.at)} of ${secondAsClock(seconds)}${chapter ? `, ${chapter.title}` : ""}`;
  const line = useRef<HTMLDivElement>(null);
  /** Where a selection began that is being dragged. */
  const dragged = useRef<number | null>(null);
  const secondAt = (clientX: number) => {
    const { left = 0, width = 1 } = line.current?.getBoundingClientRect() ?? {};
    return Math.max(0, Math.min(1, (clientX - left) / width)) * seconds;
  };
  const beginDrag = (event: PointerEvent<HTMLElement>) => {
    if (!event.shiftKey || event.button !== 0 || !range?.canSelect) return;
    event.currentTarget.focus({ preventScroll: true });
    line.current?.setPointerCapture(event.pointerId);
    dragged.current = secondAt(event.clientX);
    range.select(dragged.current, dragged.current);
  };
  const endDrag = () => {
    dragged.current = null;
  };
  return (
    <div
      ref={line}
      className="group relative h-14"
      onPointerMove={(event) => {
        const second = secondAt(event.clientX);
        setPointer(second);
        if (dragged.current !== null) range?.select(dragged.current, second);
      }}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onPointerLeave={() => setPointer(null)}
    >
      <Wave path={wave} className="text-line-strong" />
      <Wave path={wave} className="text-accent" hidden={share(seconds - playback.at)} />
      {program.composed_sec < seconds && (
        <div
          className={clsx("absolute inset-y-0 right-0 opacity-50", hatched)}
          style={{ left: share(program.composed_sec) }}
          aria-hidden
        />
      )}
      {program.chapters.map(({ segment_id, start_sec }) => (
        <span
          key={`${segment_id} ${start_sec}`}
          className="absolute top-0 h-2 w-0.5 rounded-full bg-ink-muted"
          style={{ left: share(start_sec) }}
          aria-hidden
        />
      ))}
      <span
        className="-ml-px absolute inset-y-0 w-0.5 bg-ink"
        style={{ left: share(playback.at) }}
        aria-hidden
      />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={spoken}
        min={0}
        max={seconds}
        step={0.1}
        value={playback.at}
        onChange={(event) => playback.seek(Number(event.target.value))}
        onPointerDown={beginDrag}
        // The position doesn't move along with a selection.
        onMouseDown={(event) => event.shiftKey && range?.canSelect && event.preventDefault()}
        className={clsx("absolute inset-0 h-full w-full cursor-pointer rounded-sm", pointRange)}
      />
      {range && <RangeMarks {...{ range, secondAt, share }} end={program.composed_sec} />}
      {pointer !== null && <Pointed second={pointer} left={share(pointer)} program={program} />}
    </div>
  );
}

/** What is under the pointer. */
function Pointed({ second, left, program }: { second: number; left: string; program: Program }) {
  const title = chapterAt(program.chapters, second)?.title;
  return (
    <>
      <span
        className="pointer-events-none absolute inset-y-0 w-px bg-ink-muted"
        style={{ left }}
        aria-hidden
      />
      <span
        aria-hidden
        className="-translate-x-1/2 pointer-events-none absolute bottom-full z-10 mb-1 max-w-56 truncate whitespace-nowrap rounded-control border border-line bg-surface-overlay px-2 py-0.5 text-sm tabular shadow-overlay"
        style={{ left: `clamp(5rem, ${left}, calc(100% - 5rem))` }}
      >
        {secondAsClock(second)}
        {title && <span className="text-ink-muted"> {title}</span>}
      </span>
    </>
  );
}

/** @param hidden the share of it that is cut off on the right */
function Wave({ path, className, hidden = "0%" }: { path: string; className: string; hidden?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WAVE_BARS} 100`}
      preserveAspectRatio="none"
      className={`absolute inset-0 h-full w-full ${className}`}
      style={{ clipPath: `inset(0 ${hidden} 0 0)` }}
      aria-hidden
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Reads the waveform, which grows with the program. A flat line until it's there. */
function useWave(id: string, { waveform_url, version, composed_sec }: Program, seconds: number): string {
  const key = `${version} ${Math.floor(composed_sec / WAVE_STEP)} ${waveform_url === null}`;
  const url = useKept(waveform_url, key);
  const { data } = useQuery<Waveform>({
    queryKey: ["waveform", id, key],
    queryFn: async ({ signal }) => {
      const answer = await fetch(onThisSite(url ?? ""), { signal });
      if (!answer.ok) throw new Error(`waveform: ${answer.status}`);
      return answer.json();
    },
    enabled: url !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => wavePath(data ?? FLAT, data ? seconds : 1), [data, seconds]);
}

const FLAT: Waveform = { seconds_per_peak: 1 / WAVE_BARS, peaks: Array.from({ length: WAVE_BARS }, () => 0) };
