"use client";

import { useEffect, useMemo, useState } from "react";
import type { Caption } from "@/lib/live";
import type { CaptionLine } from "./types";

/** For so long words stand that nobody adds to. */
const SHOWN_MS = 7_000;

/** What was said just now, for the captions over the picture: the last two lines, until they have been read. */
export function useFreshCaptions(captions: readonly Caption[]): readonly CaptionLine[] {
  const last = captions.at(-1)?.id;
  const [read, setRead] = useState<string | undefined>();
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setRead(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return useMemo(() => (last === read ? [] : lastLines(captions)), [captions, last, read]);
}

function lastLines(captions: readonly Caption[]): CaptionLine[] {
  const from = Date.parse(captions.at(-1)?.started_at ?? "") - SHOWN_MS;
  return captions
    .slice(-2)
    .filter(({ ended_at: ended }) => Date.parse(ended) >= from)
    .map(({ id, speaker, text }) => ({ id, speaker, text }));
}
