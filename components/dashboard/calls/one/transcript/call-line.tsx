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
  /** It's being said in the player. */
  isSpoken?: boolean;
  /** Plays from a second of the call. */
  onSeek?: ((second: number) => void) | undefined;
}

/** One line of a call's transcript. */
export const CallLine = memo(function CallLine(props: CallLineProps) {
  const { line, isNewSpeaker, side, quotes, isSpoken = false, onSeek } = props;
  const { speaker, text, start_sec } = line;
  const play = onSeek && start_sec !== null ? () => onSeek(start_sec) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the time in it is a button for the keyboard
    <li
      onClick={play && (() => isNothingSelected() && play())}
      aria-current={isSpoken ? "true" : undefined}
      data-line={line.line}
      data-lit={quotes ? "" : undefined}
      className={clsx(
        "grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 border-l-2 px-2 py-1 text-base [contain-intrinsic-size:auto_2rem] [content-visibility:auto]",
        quotes ? "border-accent bg-accent-soft" : isSpoken ? "border-ok bg-ok-soft" : "border-transparent",
        play && "cursor-pointer hover:bg-hover",
        isNewSpeaker && line.line > 1 && "mt-2",
      )}
    >
      {play && start_sec !== null ? (
        <button
          type="button"
          aria-label={`Play from ${secondAsClock(start_sec)}`}
          onClick={(event) => {
            event.stopPropagation();
            play();
          }}
          className="tabular min-h-6 justify-self-start rounded-sm text-accent text-xs hover:underline"
        >
          {secondAsClock(start_sec)}
        </button>
      ) : (
        <span className="tabular text-ink-muted text-xs">
          {start_sec === null ? line.line : secondAsClock(start_sec)}
        </span>
      )}
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

/** Whoever marks words to copy them doesn't want to hear them. */
const isNothingSelected = (): boolean => window.getSelection()?.isCollapsed !== false;
