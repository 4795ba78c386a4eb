"use client";

import clsx from "clsx";
import type { RefObject } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import type { Side } from "../../call-words";
import { CallLine } from "./call-line";
import type { LitLines } from "./lit-lines";

interface CallTranscriptProps {
  lines: CallDetailWire["transcript"];
  language: string;
  sides: ReadonlyMap<string, Side | null>;
  lit: LitLines;
  list: RefObject<HTMLElement | null>;
  /** Number of the line that is being said. */
  spoken?: number | undefined;
  /** Plays from a second of the call. */
  onSeek?: (second: number) => void;
  /** Adds something from a line to the analysis. */
  onAdd?: ((line: number) => void) | undefined;
  /** Something around it has the border. */
  isInset?: boolean;
}

/** A call's lines. It scrolls for itself, so that statements beside it stay where they are. */
export function CallTranscript(props: CallTranscriptProps) {
  const { lines, language, sides, lit, list, spoken, onSeek, onAdd, isInset = false } = props;
  return (
    <section
      ref={list}
      aria-label="Transcript"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        "min-h-0 overflow-y-auto overscroll-contain py-2",
        isInset ? "border-line border-t" : "max-h-full rounded-panel border border-line bg-surface-raised",
      )}
    >
      <ol lang={language}>
        {lines.map((line, index) => (
          <CallLine
            key={line.line}
            line={line}
            isNewSpeaker={index === 0 || lines[index - 1]?.speaker !== line.speaker}
            side={sides.get(line.speaker ?? "") ?? null}
            quotes={lit.get(line.line)}
            isSpoken={line.line === spoken}
            onSeek={onSeek}
            onAdd={onAdd}
          />
        ))}
      </ol>
    </section>
  );
}
