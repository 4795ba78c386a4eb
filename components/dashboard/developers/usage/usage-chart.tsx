"use client";

import { useState } from "react";
import type { DataOf } from "@/lib/client/wire-types";
import { roundTop } from "../../parts/charts/round-top";
import { dayLabel } from "./day-label";
import { useWidth } from "./use-width";

type Day = DataOf<"getUsageByDay">["days"][number];

/** Width for one label below the bars. */
const LABEL_PX = 72;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 12;

/**
 * Calls per day as bars from zero, with refused and failed ones as the lower part. The table below has the
 * same numbers.
 */
export function UsageChart({ days }: { days: readonly Day[] }) {
  const [at, setAt] = useState<number>();
  const [figure, measured] = useWidth<HTMLElement>(960);
  const width = Math.max(240, measured);
  const top = roundTop(Math.max(...days.map((day) => day.requests)));
  const slot = (width - LEFT) / days.length;
  const bar = Math.max(2, Math.min(28, slot * 0.7));
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const every = Math.max(1, Math.ceil(LABEL_PX / slot));
  const shown = at === undefined ? undefined : days[at];
  return (
    <figure ref={figure} aria-label="Requests by day">
      <p aria-hidden className="tabular h-5 text-ink-muted text-sm">
        {shown
          ? `${dayLabel(shown.date)}: ${shown.requests} requests, ${shown.errors} errors`
          : "Days in UTC"}
      </p>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`Requests per day for the last ${days.length} days, peak ${Math.max(...days.map((day) => day.requests))}`}
        className="w-full"
        onPointerLeave={() => setAt(undefined)}
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize="11" fill="var(--ink-muted)">
              {value.toLocaleString("en", { maximumFractionDigits: 1 })}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const x = LEFT + index * slot + (slot - bar) / 2;
          return (
            <g key={day.date} onPointerEnter={() => setAt(index)}>
              <rect x={LEFT + index * slot} y={TOP} width={slot} height={HEIGHT - TOP} fill="transparent" />
              <rect
                x={x}
                y={y(day.requests)}
                width={bar}
                height={y(0) - y(day.requests)}
                fill="var(--accent)"
                opacity={at === undefined || at === index ? 1 : 0.45}
              />
              <rect x={x} y={y(day.errors)} width={bar} height={y(0) - y(day.errors)} fill="var(--warn)" />
              {index % every === 0 && x + LABEL_PX / 2 < width && (
                <text
                  x={x + bar / 2}
                  y={HEIGHT - 6}
                  textAnchor={index === 0 ? "start" : "middle"}
                  fontSize="11"
                  fill="var(--ink-muted)"
                >
                  {dayLabel(day.date)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex gap-4 text-ink-muted text-sm">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-sm bg-accent" /> Succeeded
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-sm bg-warn" /> Failed
        </span>
      </figcaption>
    </figure>
  );
}
