"use client";

import { useMemo, useState } from "react";
import type { Line } from "../facts/transcript";
import {
  afterExtending,
  afterKey,
  afterTap,
  type WordKeyboard,
  type WordMove,
  type WordPlace,
  type WordRange,
  type WordSelection,
  wordRangeOf,
} from "./word-selection";

export interface WordSelecting {
  range: WordRange | null;
  /** Where the keyboard is; null until it has moved by a word. */
  caret: WordPlace | null;
  /** Taps select words, and don't play. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
  select: (anchor: WordPlace, head: WordPlace) => void;
  tap: (place: WordPlace) => void;
  extend: (place: WordPlace) => void;
  /** Moves the keyboard's place, with Shift the end of the selection. Returns the line that it's in. */
  move: (lineId: string, move: WordMove, isExtending: boolean) => string;
  clear: () => void;
}

const NONE: WordKeyboard = { selection: null, caret: null };

/** Words that are selected in a transcript. */
export function useWordSelection(lines: readonly Line[]): WordSelecting {
  const [{ selection, caret }, setPlaces] = useState(NONE);
  const [isChoosing, setChoosing] = useState(false);
  const range = useMemo(() => wordRangeOf(lines, selection), [lines, selection]);
  const choose = (next: WordSelection) => setPlaces({ selection: next, caret: null });
  const known = range && selection;
  return {
    ...{ range, caret, isChoosing, setChoosing },
    select: (anchor, head) => choose({ anchor, head }),
    tap: (place) => choose(afterTap(known, place)),
    extend: (place) => choose(afterExtending(known, place)),
    move: (lineId, move, isExtending) => {
      const next = afterKey(lines, { selection: known, caret }, { lineId, move, isExtending });
      setPlaces(next);
      return next.caret.lineId;
    },
    clear: () => setPlaces(NONE),
  };
}
