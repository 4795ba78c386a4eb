import clsx from "clsx";
import { memo } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { SIDE_WORDS, type Side } from "../../call-words";
import { quotedParts } from "./lit-lines";

interface CallLineProps {
  line: CallDetailWire["transcript"][number];
  /** Someone else spoke before. */
  isNewSpeaker: boolean;
  side: Side | null;
  /** What is lit up in it; undefined if it isn't. */
  quotes: readonly string[] | undefined;
}

/** One line of a call's transcript. */
export const CallLine = memo(function CallLine({ line, isNewSpeaker, side, quotes }: CallLineProps) {
  const { speaker, text, start_sec } = line;
  return (
    <li
      data-line={line.line}
      data-lit={quotes ? "" : undefined}
      className={clsx(
        "grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 border-l-2 px-2 py-1 text-base [contain-intrinsic-size:auto_2rem] [content-visibility:auto]",
        quotes ? "border-accent bg-accent-soft" : "border-transparent",
        isNewSpeaker && line.line > 1 && "mt-2",
      )}
    >
      <span className="tabular text-ink-muted text-xs">
        {start_sec === null ? line.line : secondAsClock(start_sec)}
      </span>
      <span className="min-w-0">
        {isNewSpeaker && (
          <span className="block font-medium text-sm">
            {speaker ?? "Unknown speaker"}
            {side && (
              <span className={clsx("ml-2 font-normal text-xs", side === "ours" ? "text-accent" : "text-ok")}>
                {SIDE_WORDS[side]}
              </span>
            )}
          </span>
        )}
        <span dir="auto" className="break-words">
          {quotes
            ? quotedParts(text, quotes).map((part) =>
                part.quoted ? (
                  <mark
                    key={part.at}
                    className="bg-transparent font-medium text-ink underline decoration-accent decoration-2 underline-offset-4"
                  >
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )
            : text}
        </span>
      </span>
    </li>
  );
});
