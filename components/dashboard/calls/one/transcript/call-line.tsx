import clsx from "clsx";
import { Plus } from "lucide-react";
import { memo } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { SIDE_WORDS, type Side } from "../../call-words";
import { hasWords } from "../adding/sentences-in";
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
  /** Adds something from this line to the analysis. */
  onAdd?: ((line: number) => void) | undefined;
}

/** One line of a call's transcript. */
export const CallLine = memo(function CallLine(props: CallLineProps) {
  const { line, isNewSpeaker, side, quotes, isSpoken = false, onSeek, onAdd } = props;
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
        "group grid items-baseline gap-x-2 border-l-2 px-2 py-1 text-base [contain-intrinsic-size:auto_2rem] [content-visibility:auto]",
        onAdd ? "grid-cols-[3rem_minmax(0,1fr)_1.5rem]" : "grid-cols-[3rem_minmax(0,1fr)]",
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
      {onAdd && hasWords(text) && (
        // For the pointer. With the keyboard, each section's Add leads to its lines.
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Add from line ${line.line}`}
          data-tip="Add to analysis…"
          onClick={(event) => {
            event.stopPropagation();
            onAdd(line.line);
          }}
          className="grid size-6 place-items-center self-start rounded-sm text-ink-muted opacity-0 hover:bg-hover hover:text-ink focus:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        >
          <Plus className="size-4" aria-hidden />
        </button>
      )}
    </li>
  );
});

/** Whoever marks words to copy them doesn't want to hear them. */
const isNothingSelected = (): boolean => window.getSelection()?.isCollapsed !== false;
