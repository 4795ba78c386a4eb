"use client";

import { useEffect, useMemo, useState } from "react";
import type { Caption } from "@/lib/live";
import type { CaptionLine } from "./types";

/** For so long words stand that nobody adds to. */
const SHOWN_MS = 7_000;
/** Whoever says nothing for so long has ended. */
const ENDED_MS = 3_000;
/** Behind such a pause it is said again who speaks. */
const NAMED_AGAIN_MS = 5_000;

type Age = "new" | "ended" | "read";

/** What was said just now, for the captions over the picture: the last two lines, until they have been read. */
export function useFreshCaptions(captions: readonly Caption[]): readonly CaptionLine[] {
  const last = captions.at(-1)?.id;
  const age = useAge(last);
  return useMemo(() => (age === "read" ? [] : lastLines(captions, age === "new")), [captions, age]);
}

/** How long ago the last line came. */
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

function lastLines(captions: readonly Caption[], isNow: boolean): CaptionLine[] {
  const from = Date.parse(captions.at(-1)?.started_at ?? "") - SHOWN_MS;
  return captions
    .map((line, at): [Caption, Caption | undefined] => [line, captions[at - 1]])
    .slice(-2)
    .filter(([line]) => Date.parse(line.ended_at) >= from)
    .map(([line, before]) => ({
      id: line.id,
      speaker: goesOn(line, before) ? null : line.speaker,
      text: line.text,
      ...(isNow ? { since: line.started_at } : {}),
    }));
}

const goesOn = (line: Caption, before: Caption | undefined): boolean =>
  before?.person === line.person &&
  Date.parse(line.started_at) - Date.parse(before.ended_at) < NAMED_AGAIN_MS;
