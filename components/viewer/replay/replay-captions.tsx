"use client";

import { captionScale } from "../watching/caption-style";
import type { ViewChoices } from "../watching/use-view-choices";
import { captionsAt, type SaidLine } from "./use-transcript";

interface ReplayCaptionsProps {
  lines: readonly SaidLine[];
  at: number;
  choices: ViewChoices;
}

/** What is said at this moment, over the picture. Screen readers have it in the transcript. */
export function ReplayCaptions({ lines, at, choices }: ReplayCaptionsProps) {
  const shown = captionsAt(lines, at);
  if (shown.length === 0) return null;
  return (
    <div
      aria-hidden
      data-layer="captions"
      className="pointer-events-none absolute inset-x-[2cqw] bottom-[2cqw] flex flex-col items-center gap-1 text-center leading-snug"
      style={{ fontSize: `calc(max(0.8125rem, 2.4cqw) * ${captionScale(choices)})` }}
    >
      {shown.map(({ line: { speaker }, cue: { from, rows } }) => (
        <p
          key={`${speaker} ${from}`}
          className="wrap-anywhere max-w-full rounded-[0.3em] bg-(--caption-ground,rgb(0_0_0/0.85)) px-[0.6em] py-[0.2em] text-(--caption-ink,#fff)"
        >
          {shown.length > 1 && speaker !== null && `${speaker}: `}
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both rows may say the same
            <span key={number} className={number > 0 ? "block" : undefined}>
              {row}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
