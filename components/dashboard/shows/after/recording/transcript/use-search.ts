"use client";

import { useMemo, useState } from "react";
import type { Line } from "../facts/transcript";
import { linesWith } from "./find-in-lines";

/** Search in a transcript's lines. `result` is the index of the line that is shown, or -1. */
export function useSearch(lines: readonly Line[], show: (index: number) => void) {
  const [query, setQuery] = useState("");
  const [place, setPlace] = useState(0);
  const found = useMemo(() => linesWith(lines, query), [lines, query]);
  const at = Math.min(place, Math.max(0, found.length - 1));
  const move = (by: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + by + found.length) % found.length;
    setPlace(next);
    show(found[next] ?? 0);
  };
  const search = (words: string) => {
    setQuery(words);
    setPlace(0);
    const [first] = linesWith(lines, words);
    if (first !== undefined) show(first);
  };
  return {
    query,
    search,
    move,
    result: found[at] ?? -1,
    found: { count: found.length, at: at + 1 },
  };
}
