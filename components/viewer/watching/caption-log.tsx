"use client";

import { useMemo } from "react";
import { useFollowedEnd } from "@/components/room/use-followed-end";
import { Button } from "@/components/ui/button";
import type { Captioning } from "@/lib/live";
import { useShowState } from "../show-context";
import { useViewer } from "../viewer-context";
import type { SaidLine } from "./use-caption-log";
import { useEarlierLines } from "./use-earlier-lines";

interface CaptionLogProps {
  /** Since this page was opened. */
  said: readonly SaidLine[];
  captioning: Captioning | null;
  /** Whether the log is open. */
  isOpen: boolean;
  /** Whether the show is watched over HTTP: lines that the picture hasn't got to aren't listed. */
  overHttp: boolean;
}

/**
 * The transcript. While it is open, screen readers announce new lines here and not from the picture, because
 * people who listen to the show would hear everything twice. Earlier lines that are loaded are not announced.
 */
export function CaptionLog({ said, captioning, isOpen, overHttp }: CaptionLogProps) {
  const { captionLog: words, drawn } = useViewer().words;
  const empty =
    captioning?.state === "paused"
      ? drawn.captionsPaused
      : captioning?.reason
        ? words.announcerOnly
        : words.empty;
  const { lines, more, isBusy, fetchMore } = useEarlierLines(isOpen, overHttp);
  const { now } = useShowState();
  const earlier = useMemo(() => {
    // A line that arrived during loading is in both.
    const known = new Set(said.map(({ id }) => id));
    return lines.filter(({ id, started_at }) => !known.has(id) && Date.parse(started_at) <= now());
  }, [lines, said, now]);
  const { box, onScroll, style } = useFollowedEnd(`${lines.length} ${said.at(-1)?.id}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={words.title}
      onScroll={onScroll}
      style={style}
      className="overflow-y-auto text-base max-lg:max-h-72 lg:h-full"
    >
      {more && (
        <Button variant="ghost" busy={isBusy} onClick={fetchMore} className="mb-2">
          {words.earlier}
        </Button>
      )}
      {earlier.length > 0 && <Lines lines={earlier} />}
      <div role="log" aria-label={words.title}>
        {said.length > 0 ? (
          <Lines lines={said} before={earlier.at(-1)} />
        ) : (
          earlier.length === 0 && <p className="text-ink-muted text-sm">{empty}</p>
        )}
      </div>
    </div>
  );
}

/** Lines, with the speaker's name whenever the speaker changes. */
function Lines({ lines, before }: { lines: readonly SaidLine[]; before?: SaidLine | undefined }) {
  return (
    <ol>
      {lines.map(({ id, speaker, text }, at) => {
        const goesOn = speaker === (at === 0 ? before : lines[at - 1])?.speaker;
        return (
          <li key={id} className={`wrap-anywhere ${goesOn ? "pt-1" : "pt-3"}`}>
            {!goesOn && <span className="block font-medium text-ink-muted text-sm">{speaker}</span>}
            {text}
          </li>
        );
      })}
    </ol>
  );
}
