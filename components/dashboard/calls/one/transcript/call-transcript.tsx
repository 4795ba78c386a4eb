"use client";

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
}

/** A call's lines. It scrolls for itself, so that statements beside it stay where they are. */
export function CallTranscript({ lines, language, sides, lit, list }: CallTranscriptProps) {
  return (
    <section
      ref={list}
      aria-label="Transcript"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-full overflow-y-auto overscroll-contain rounded-panel border border-line bg-surface-raised py-2"
    >
      <ol lang={language}>
        {lines.map((line, index) => (
          <CallLine
            key={line.line}
            line={line}
            isNewSpeaker={index === 0 || lines[index - 1]?.speaker !== line.speaker}
            side={sides.get(line.speaker ?? "") ?? null}
            quotes={lit.get(line.line)}
          />
        ))}
      </ol>
    </section>
  );
}
