"use client";

import clsx from "clsx";
import { type PointerEvent, useRef } from "react";
import { lengthWords, tenthsClock } from "../editing/clock";
import { type Edge, movedByKey } from "./range";
import type { RangeSelection } from "./use-range";

interface RangeMarksProps {
  range: RangeSelection;
  /** The second under a pointer. */
  secondAt: (clientX: number) => number;
  /** Where a second is on the line, in percent. */
  share: (second: number) => string;
  end: number;
}

/** What is selected on the time line, with a handle at each end. */
export function RangeMarks({ range, secondAt, share, end }: RangeMarksProps) {
  const { shown, isKept, canSelect } = range;
  if (!shown) return null;
  const { from, to } = shown;
  const spans = isKept
    ? [
        { left: "0%", right: `calc(100% - ${share(from)})` },
        { left: share(to), right: `calc(100% - ${share(end)})` },
      ]
    : [{ left: share(from), right: `calc(100% - ${share(to)})` }];
  return (
    <>
      {spans.map(({ left, right }) => (
        <span
          key={left}
          aria-hidden
          className={clsx(
            "pointer-events-none absolute inset-y-0 opacity-25",
            isKept ? "bg-ink-muted" : "min-w-0.5 bg-accent",
          )}
          style={{ left, right }}
        />
      ))}
      {canSelect &&
        (["from", "to"] as const).map((edge) => (
          <Handle
            key={edge}
            {...{ edge, range, secondAt }}
            bounds={edge === "from" ? [0, to] : [from, end]}
            value={shown[edge]}
            length={to - from}
            left={
              edge === "from"
                ? `clamp(0px, ${share(from)} - 1.5rem, 100% - 3rem)`
                : `clamp(1.5rem, ${share(to)}, 100% - 1.5rem)`
            }
          />
        ))}
    </>
  );
}

interface HandleProps extends Pick<RangeMarksProps, "range" | "secondAt"> {
  edge: Edge;
  bounds: [number, number];
  value: number;
  /** Of the range, in seconds. */
  length: number;
  left: string;
}

/** Moves one end, by pointer, finger or keys. Handles are beside what is selected, so that those of a short one don't overlap. */
function Handle({ edge, range, secondAt, bounds, value, length, left }: HandleProps) {
  /** How far the pointer is from the edge that it drags, in seconds. */
  const grab = useRef<number | null>(null);
  const drop = () => {
    grab.current = null;
  };
  const isStart = edge === "from";
  return (
    <span
      className={clsx(
        "absolute inset-y-0 w-6 cursor-ew-resize touch-none border-accent",
        isStart ? "border-r-2" : "border-l-2",
      )}
      style={{ left }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        // Nothing is selected, and the focus goes to the handle.
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelector("input")?.focus({ preventScroll: true });
        grab.current = value - secondAt(event.clientX);
      }}
      onPointerMove={(event) => {
        if (grab.current !== null) range.move(edge, secondAt(event.clientX) + grab.current);
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <input
        type="range"
        aria-label={isStart ? "Selection start" : "Selection end"}
        aria-valuetext={`${tenthsClock(value)}, ${lengthWords(length)} selected`}
        min={bounds[0]}
        max={bounds[1]}
        step="any"
        value={value}
        onChange={(event) => range.move(edge, Number(event.target.value))}
        onKeyDown={(event) => {
          const moved = movedByKey(event, value, bounds);
          if (moved === null) return;
          event.preventDefault();
          event.stopPropagation();
          range.move(edge, moved);
        }}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <span
        aria-hidden
        className={clsx(
          "-translate-y-1/2 absolute top-1/2 h-7 w-3 bg-accent outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
          isStart ? "right-0 rounded-l-control" : "left-0 rounded-r-control",
        )}
      />
    </span>
  );
}
