"use client";

import clsx from "clsx";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Analysis } from "../../call-words";
import { EvidenceButton } from "../sections/statement";
import { openingOf } from "../transcript/opening-of";
import { useShowPlaces } from "../transcript/show-places";
import { moodTop, moodWords, signed } from "./talk-words";

interface MoodChartProps {
  pieces: Analysis["sentiment"]["over_time"];
  lines: CallDetailWire["transcript"];
}

/** The mood of a call part by part, as columns above and below zero, with a table behind it. */
export function MoodChart({ pieces, lines }: MoodChartProps) {
  const show = useShowPlaces();
  const top = moodTop(pieces.map(({ score }) => score));
  // Parts end with a sentence, so that several may begin in one line.
  const rows = pieces.map((piece, index) => ({
    ...{ ...piece, key: String(index) },
    // A part in which nothing weighs has none.
    evidence: piece.evidence.length > 0 ? piece.evidence : openingOf(piece, lines),
  }));
  const isTimed = pieces.every(({ start_sec }) => start_sec !== null);
  return (
    <figure aria-label="Sentiment over time" className="min-w-0 max-w-2xl">
      <div aria-hidden className="mt-6 grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 text-xs tabular">
        <div className="relative text-right text-ink-muted">
          {[top, 0, -top].map((score, index) => (
            <span key={score} className="-translate-y-1/2 absolute right-0" style={{ top: `${50 * index}%` }}>
              {signed(score)}
            </span>
          ))}
        </div>
        <div className="relative h-36">
          {[0, 50, 100].map((part) => (
            <span
              key={part}
              className={clsx(
                "absolute inset-x-0 border-t",
                part === 50 ? "border-line-strong" : "border-line",
              )}
              style={{ top: `${part}%` }}
            />
          ))}
          <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
            {rows.map(({ key, score, evidence }) => (
              <div
                key={key}
                onPointerEnter={() => evidence.length > 0 && show(evidence)}
                className="relative rounded-sm hover:bg-hover"
              >
                <Bar score={score} size={(50 * Math.abs(score)) / top} />
              </div>
            ))}
          </div>
        </div>
        <span />
        <div className="mt-6 grid auto-cols-fr grid-flow-col text-center text-ink-muted">
          {rows.map(({ key, from_line, start_sec }, index) => (
            <span key={key} className={clsx(index % 2 === 1 && "max-sm:invisible")}>
              {isTimed ? secondAsClock(start_sec ?? 0) : from_line}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-2 text-ink-muted text-sm">
        Positive words above the line, negative ones below it.{" "}
        {isTimed ? "Times are the start of each part." : "Numbers are the first line of each part."}
      </figcaption>
      <details className="mt-3">
        <summary className="w-fit rounded-sm text-accent text-sm">View as table</summary>
        <div className="mt-2 max-w-md">
          <DataTable label="Sentiment over time" columns={COLUMNS} rows={rows} keyOf={({ key }) => key} />
        </div>
      </details>
    </figure>
  );
}

interface Row {
  key: string;
  from_line: number;
  score: number;
  evidence: Analysis["outcome"]["evidence"];
}

const COLUMNS: readonly Column<Row>[] = [
  {
    header: "From",
    className: "tabular",
    cell: ({ from_line, evidence }) =>
      evidence.length > 0 ? <EvidenceButton evidence={evidence} /> : `Line ${from_line}`,
  },
  { header: "Sentiment", cell: ({ score }) => moodWords(score) },
  { header: "Score", numeric: true, className: "tabular", cell: ({ score }) => signed(score) },
];

/** `size` is in percent of the chart's height. */
function Bar({ score, size }: { score: number; size: number }) {
  const isUp = score >= 0;
  return (
    <>
      <span
        className={clsx(
          "absolute inset-x-1 mx-auto max-w-8",
          isUp ? "rounded-t-sm bg-ok" : "rounded-b-sm bg-warn",
        )}
        style={{ [isUp ? "bottom" : "top"]: "50%", height: `${size}%` }}
      />
      <span
        className={clsx("absolute inset-x-0 text-center", isUp ? "pb-0.5" : "pt-0.5")}
        style={{ [isUp ? "bottom" : "top"]: `${50 + size}%` }}
      >
        {signed(score)}
      </span>
    </>
  );
}
