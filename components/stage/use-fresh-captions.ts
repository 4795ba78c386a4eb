"use client";

import { useEffect, useMemo, useState } from "react";
import type { Caption, Captioning, FeedView } from "@/lib/live";
import type { CaptionLine } from "./types";

/** For so long words stand that nobody adds to. */
const SHOWN_MS = 7_000;
/** Whoever says nothing for so long has ended. */
const ENDED_MS = 3_000;
/** Behind such a pause it is said again who speaks. */
const NAMED_AGAIN_MS = 5_000;

type Age = "new" | "ended" | "read";

interface Line extends Caption {
  /** More words may come. */
  running?: true;
}

/**
 * What was said just now, for the captions over the picture: the last two lines, until they have been read, the words of
 * one that is still being said among them.
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

/** In their place while nobody's words can be captioned, so that whoever reads knows that it is not silence. */
export const orPaused = (
  fresh: readonly CaptionLine[],
  captioning: Captioning | null | undefined,
  text: string,
): readonly CaptionLine[] =>
  captioning?.state === "paused" && fresh.length === 0 ? [{ id: "paused", speaker: null, text }] : fresh;

/** How long ago the last words came. */
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

/** Behind what is a whole, in the order in which they began. */
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
