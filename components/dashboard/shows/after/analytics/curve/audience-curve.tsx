"use client";

import clsx from "clsx";
import { type PointerEvent, useId, useState } from "react";
import { roundTop } from "../../../../parts/charts/round-top";
import type { AnalyticsFigures } from "../figures";
import { count, plural } from "../number-words";
import { areaOf, breaksOf, placeOf, stageRuns, ticksOf } from "./curve-of";
import { Lane } from "./lane";
import { minuteWords } from "./minute-words";

type Figures = Pick<AnalyticsFigures, "retention" | "polls" | "calls_to_action">;

/** How many attendees watched each minute, above what was on stage, polls and calls to action. */
export function AudienceCurve({ figures: { retention, polls, calls_to_action } }: { figures: Figures }) {
  const [at, setAt] = useState<number>();
  const help = useId();
  const top = roundTop(Math.max(...retention.map(({ peak }) => peak)));
  const share = (minute: number) => `${(100 * minute) / retention.length}%`;
  const length = retention.length;
  const stage = stageRuns(retention).map((run) => ({ ...run, key: String(run.from), text: run.title }));
  const voted = polls.map(({ poll_id, question, votes, opened_at, closed_at }) => {
    const from = placeOf(retention, opened_at);
    const to = Math.max(from, closed_at ? placeOf(retention, closed_at) : length);
    return { key: poll_id, text: `${question} · ${plural(votes, "vote")}`, from, to };
  });
  const clicked = calls_to_action.map(({ cta_id, label, clicks, first_shown_at }) => {
    const from = placeOf(retention, first_shown_at);
    return { key: cta_id, text: `${label} · ${plural(clicks, "click")}`, from, to: from };
  });
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * length);
    setAt(Math.max(0, Math.min(length - 1, index)));
  };
  const minute = at === undefined ? undefined : retention[at];
  const line = areaOf(
    retention.map(({ watching }) => watching),
    top,
  );
  const peaks = areaOf(
    retention.map(({ peak }) => peak),
    top,
  );
  return (
    <figure aria-label="Audience per minute" className="min-w-0">
      <p id={help} className="min-h-10 text-ink-muted text-sm tabular sm:min-h-5">
        {minute ? minuteWords(minute) : "Point at or tap a minute to see its numbers, or use the arrow keys."}
      </p>
      <div className="mt-2 grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
        <YAxis top={top} />
        <div
          className="relative h-56 touch-pan-y sm:h-64"
          onPointerDown={point}
          onPointerMove={point}
          // A finger leaves with each tap, and its minute stays.
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && setAt(undefined)}
        >
          {[0, 0.5, 1].map((part) => (
            <span
              key={part}
              aria-hidden
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${100 * part}%` }}
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
            aria-hidden
          >
            <path d={line.area} fill="var(--accent)" opacity="0.14" />
            <path
              d={peaks.line}
              fill="none"
              stroke="var(--accent)"
              strokeDasharray="3 3"
              opacity="0.7"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={line.line}
              fill="none"
              stroke="var(--accent)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {breaksOf(retention).map((index) => (
            <span
              key={index}
              aria-hidden
              className="absolute inset-y-0 border-line-strong border-l border-dashed"
              style={{ left: share(index) }}
            />
          ))}
          <input
            type="range"
            aria-label="Minute"
            aria-describedby={help}
            aria-valuetext={minuteWords(retention[at ?? 0])}
            min={0}
            max={retention.length - 1}
            value={at ?? 0}
            onChange={(event) => setAt(Number(event.target.value))}
            onFocus={() => setAt((before) => before ?? 0)}
            onBlur={() => setAt(undefined)}
            className="peer pointer-events-none absolute inset-0 size-full opacity-0"
          />
          <span
            aria-hidden
            className="-inset-1 pointer-events-none absolute rounded-control outline-accent peer-focus-visible:outline-2"
          />
          {minute && <Cursor left={share((at ?? 0) + 0.5)} height={(100 * minute.watching) / top} />}
        </div>
        <span />
        <XAxis length={retention.length} share={share} />
      </div>
      <Lane title="On stage" marks={stage} minutes={length} tone="segment" />
      <Lane title="Polls" marks={voted} minutes={length} tone="poll" />
      <Lane title="Calls to action" marks={clicked} minutes={length} tone="cta" />
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-accent border-t-2" /> Average
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-accent border-t border-dashed" /> Peak
        </span>
      </figcaption>
    </figure>
  );
}

const YAxis = ({ top }: { top: number }) => (
  <div aria-hidden className="relative text-right text-ink-muted text-xs tabular">
    {[1, 0.5, 0].map((part) => (
      <span key={part} className="-translate-y-1/2 absolute right-0" style={{ top: `${100 * (1 - part)}%` }}>
        {count(top * part)}
      </span>
    ))}
  </div>
);

function XAxis({ length, share }: { length: number; share: (minute: number) => string }) {
  const few = new Set(ticksOf(length, 5));
  return (
    <div aria-hidden className="relative mt-1 h-5 text-ink-muted text-xs tabular">
      {ticksOf(length, 10).map((minute) => (
        <span
          key={minute}
          className={clsx("absolute whitespace-nowrap", !few.has(minute) && "max-sm:hidden")}
          style={{ left: share(minute) }}
        >
          {minute} min
        </span>
      ))}
    </div>
  );
}

const Cursor = ({ left, height }: { left: string; height: number }) => (
  <span aria-hidden className="pointer-events-none absolute inset-y-0 w-px bg-ink-muted" style={{ left }}>
    <span
      className="-translate-x-1/2 absolute size-2.5 translate-y-1/2 rounded-full border-2 border-surface bg-accent"
      style={{ bottom: `${height}%` }}
    />
  </span>
);
