"use client";

import clsx from "clsx";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { fill } from "@/lib/signup/words/fill";
import { secondAsClock } from "@/lib/stage/video-time";
import { useViewer } from "../viewer-context";
import type { ReplayProgram } from "./replay";
import { TranscriptFiles } from "./transcript-files";
import { lineAt, linesWith, type SaidLine } from "./use-transcript";

interface ReplayTranscriptProps {
  program: ReplayProgram;
  lines: readonly SaidLine[];
  at: number;
  seek: (second: number) => void;
}

/** What was said, which follows the picture until someone scrolls. Each line is a button that seeks to it. */
export function ReplayTranscript({ program, lines, at, seek }: ReplayTranscriptProps) {
  const words = useViewer().words.replay;
  const [search, setSearch] = useState("");
  const [follows, setFollows] = useState(true);
  const box = useRef<HTMLOListElement>(null);
  const found = useMemo(() => linesWith(lines, search), [lines, search]);
  const current = lines[lineAt(lines, at)];
  const isSearching = search.trim() !== "";

  useEffect(() => {
    if (!follows || isSearching || !current) return;
    const list = box.current;
    const line = list?.querySelector<HTMLElement>("[aria-current]");
    // Not `offsetTop`: a line whose content may be skipped counts from itself.
    if (list && line) list.scrollTop += topOf(line) - topOf(list) - list.clientHeight / 3;
  }, [current, follows, isSearching]);

  const leave = () => setFollows(false);
  return (
    <div className="flex min-h-0 flex-col gap-2 lg:h-full">
      <div className="flex items-center gap-2">
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {program.transcript_url !== null && <TranscriptFiles url={program.transcript_url} />}
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isSearching && matches(words, found.length)}
      </p>
      <ol
        ref={box}
        onWheel={leave}
        onTouchMove={leave}
        className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-96"
      >
        {found.map((line, index) => (
          <Line
            key={`${line.from} ${line.to} ${line.speaker}`}
            line={line}
            isNamed={isSearching || found[index - 1]?.speaker !== line.speaker}
            isCurrent={line === current}
            isThere={line.from < program.composed_sec}
            seek={seek}
          />
        ))}
      </ol>
      {!follows && !isSearching && (
        <Button size="sm" className="self-center" onClick={() => setFollows(true)}>
          {words.follow}
        </Button>
      )}
    </div>
  );
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

interface LineProps {
  line: SaidLine;
  /** Whether the speaker's name is shown: whenever the speaker changes. */
  isNamed: boolean;
  isCurrent: boolean;
  /** Whether the program has got that far. */
  isThere: boolean;
  seek: (second: number) => void;
}

/** Memoized: an hour has a thousand of them, and the picture moves four times a second. */
const Line = memo(function Line({ line, isNamed, isCurrent, isThere, seek }: LineProps) {
  const { from, speaker, text } = line;
  return (
    <li className="[content-visibility:auto] [contain-intrinsic-block-size:auto_3rem]">
      {isNamed && speaker !== null && (
        <p className="px-2 pt-2 font-medium text-ink-muted text-sm">{speaker}</p>
      )}
      <button
        type="button"
        disabled={!isThere}
        aria-current={isCurrent || undefined}
        onClick={() => seek(from)}
        className={clsx(
          "flex min-h-9 pointer-coarse:min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-1 text-left text-base enabled:hover:bg-hover focus-visible:-outline-offset-2",
          isCurrent && "bg-accent-soft",
        )}
      >
        <span className="tabular w-12 shrink-0 text-ink-muted text-sm">{secondAsClock(from)}</span>
        <span className={clsx("wrap-anywhere min-w-0", !isThere && "text-ink-muted")}>{text}</span>
      </button>
    </li>
  );
});

const matches = (words: { noMatches: string; match: string; matches: string }, count: number): string =>
  count === 0 ? words.noMatches : count === 1 ? words.match : fill(words.matches, { count });
