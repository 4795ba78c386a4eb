"use client";

import { useEffect, useMemo, useState } from "react";
import type { Caption, Captioning, FeedView } from "@/lib/live";
import type { CaptionLine } from "./types";

/** How long words stay without new ones. */
const SHOWN_MS = 7_000;
/** Silence after which a speaker has finished. */
const ENDED_MS = 3_000;
/** Pause after which the speaker is named again. */
const NAMED_AGAIN_MS = 5_000;

type Age = "new" | "ended" | "read";

interface Line extends Caption {
  /** More words may come. */
  running?: true;
}

/**
 * Recent speech for the captions over the picture: the last two lines until there was time to read them,
 * including a line that is still being said.
 */
export function useFreshCaptions({
  captions,
  saying,
}: Pick<FeedView, "captions" | "saying">): readonly CaptionLine[] {
  const lines = useMemo(() => withRunning(captions, saying), [captions, saying]);
  const last = lines.at(-1);
  const age = useAge(last && `${last.id} ${last.text.length}`);
  return useMemo(() => (age === "read" ? [] : lastLines(lines, age === "new")), [lines, age]);
}

/** Shown instead of captions while captioning is paused, so that readers know it isn't silence. */
export const orPaused = (
  fresh: readonly CaptionLine[],
  captioning: Captioning | null | undefined,
  text: string,
): readonly CaptionLine[] =>
  captioning?.state === "paused" && fresh.length === 0 ? [{ id: "paused", speaker: null, text }] : fresh;

/** How long ago the last words arrived. */
function useAge(last: string | undefined): Age {
  const [aged, setAged] = useState<{ id: string; age: Age } | undefined>();
  useEffect(() => {
    if (last === undefined) return;
    const timers = [
      setTimeout(() => setAged({ id: last, age: "ended" }), ENDED_MS),
      setTimeout(() => setAged({ id: last, age: "read" }), SHOWN_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [last]);
  return aged !== undefined && aged.id === last ? aged.age : "new";
}

/** Appends lines still being said to the finished ones, in the order they started. */
function withRunning(captions: readonly Caption[], saying: FeedView["saying"]): readonly Line[] {
  const running = Object.values(saying).map(
    (line): Line => ({ ...line, ended_at: line.started_at, running: true }),
  );
  return [...captions, ...running.sort((one, other) => one.started_at.localeCompare(other.started_at))];
}

function lastLines(captions: readonly Line[], isNow: boolean): CaptionLine[] {
  const from = Date.parse(captions.at(-1)?.started_at ?? "") - SHOWN_MS;
  return captions
    .map((line, at): [Line, Line | undefined] => [line, captions[at - 1]])
    .slice(-2)
    .filter(([line]) => Date.parse(line.ended_at) >= from)
    .map(([line, before]) => ({
      id: line.id,
      speaker: goesOn(line, before) ? null : line.speaker,
      text: line.text,
      ...(isNow ? { since: line.started_at } : {}),
      ...(line.running && { running: true }),
    }));
}

const goesOn = (line: Line, before: Line | undefined): boolean =>
  before?.person === line.person &&
  Date.parse(line.started_at) - Date.parse(before.ended_at) < NAMED_AGAIN_MS;
