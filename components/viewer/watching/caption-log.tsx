"use client";

import { useFollowedEnd } from "@/components/room/use-followed-end";
import { useViewer } from "../viewer-context";
import type { SaidLine } from "./use-caption-log";

/**
 * What was said, to be read again. New lines are read out while the log is open, and not from the picture: whoever listens
 * to the show would hear everything twice.
 */
export function CaptionLog({ lines }: { lines: readonly SaidLine[] }) {
  const { title, empty } = useViewer().words.captionLog;
  const { box, onScroll } = useFollowedEnd(lines.at(-1)?.id);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={title}
      onScroll={onScroll}
      className="overflow-y-auto text-base max-lg:max-h-72 lg:h-full"
    >
      {lines.length === 0 ? (
        <p className="text-ink-muted text-sm">{empty}</p>
      ) : (
        <ol>
          {lines.map(({ id, speaker, text }, at) => (
            <li key={id} className={`wrap-anywhere ${at > 0 ? gapAbove(speaker, lines[at - 1]) : ""}`}>
              {speaker !== lines[at - 1]?.speaker && (
                <span className="block font-medium text-ink-muted text-sm">{speaker}</span>
              )}
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const gapAbove = (speaker: string, before: SaidLine | undefined): string =>
  before?.speaker === speaker ? "mt-1" : "mt-3";
