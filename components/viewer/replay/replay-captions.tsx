"use client";

import { captionScale } from "../watching/caption-style";
import type { ViewChoices } from "../watching/use-view-choices";
import { lineAt, type SaidLine } from "./use-transcript";

interface ReplayCaptionsProps {
  lines: readonly SaidLine[];
  at: number;
  choices: ViewChoices;
}

/** How many lines before the latest may still be said: people speak over each other. */
const BEFORE = 4;

/** What is said at this moment, over the picture. Screen readers have it in the transcript. */
export function ReplayCaptions({ lines, at, choices }: ReplayCaptionsProps) {
  const last = lineAt(lines, at);
  const shown = lines
    .slice(Math.max(0, last - BEFORE), last + 1)
    .filter(({ to }) => at < to)
    .flatMap(({ speaker, cues }, index) => {
      const cue = cues.findLast(({ from }) => from <= at + 0.05) ?? cues[0];
      return cue ? [{ key: `${index} ${cue.from}`, speaker, rows: cue.rows }] : [];
    })
    .slice(-2);
  if (shown.length === 0) return null;
  return (
    <div
      aria-hidden
      data-layer="captions"
      className="pointer-events-none absolute inset-x-[2cqw] bottom-[2cqw] flex flex-col items-center gap-1 text-center leading-snug"
      style={{ fontSize: `calc(max(0.8125rem, 2.4cqw) * ${captionScale(choices)})` }}
    >
      {shown.map(({ key, speaker, rows }) => (
        <p
          key={key}
          className="wrap-anywhere max-w-full rounded-[0.3em] bg-(--caption-ground,rgb(0_0_0/0.85)) px-[0.6em] py-[0.2em] text-(--caption-ink,#fff)"
        >
          {shown.length > 1 && speaker !== null && `${speaker}: `}
          {rows.map((row, index) => (
            <span key={row} className={index > 0 ? "block" : undefined}>
              {row}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
