"use client";

import { useState } from "react";
import type { Writing } from "../editing/use-draft";
import type { Line } from "../facts/transcript";
import {
  type Edge,
  extendedRange,
  hasTimes,
  movedEdge,
  type Range,
  rangeBetween,
  rangeOfDraft,
  timesOf,
} from "./range";

interface RangeOptions {
  writing: Writing;
  lines: readonly Line[];
  /** Changes when times of the player mean something else. */
  version: string;
  /** How far the player can play, in seconds. */
  end: number;
  /** Where the player is. */
  at: number;
  seek: (second: number) => void;
}

/** How much is selected without a pointer, in seconds. */
const BEGUN = 5;

export interface RangeSelection {
  /** What is marked on the line: what is selected, or what the edit that is being written is about. */
  shown: Range | null;
  /** The marked part stays, and the rest goes. */
  isKept: boolean;
  /** What is selected while no edit is being written. */
  selected: Range | null;
  /** Something can be selected now, and edges moved. */
  canSelect: boolean;
  select: (one: number, other: number) => void;
  move: (edge: Edge, second: number) => void;
  extend: (by: number) => void;
  /** Selects a few seconds at the player's position. */
  begin: () => void;
  clear: () => void;
}

/** A range of the program that is selected on its time line, for an edit that is begun or being written. */
export function useRange({ writing, lines, version, end, at, seek }: RangeOptions): RangeSelection {
  const { draft, setDraft, playing } = writing;
  const [own, setOwn] = useState<{ range: Range | null; version: string }>({ range: null, version });
  const selected = own.version === version ? own.range : null;
  const isTyped = draft !== null && playing !== undefined && hasTimes(draft);
  const shown =
    draft === null ? selected : playing === undefined ? null : rangeOfDraft(draft, lines, { playing, end });
  const canSelect = draft === null || isTyped;

  const place = (range: Range | null) => {
    if (draft === null) setOwn({ range, version });
    else if (isTyped && range) setDraft({ ...draft, ...timesOf(range, draft, { playing, end }) });
  };
  return {
    shown,
    isKept: draft?.kind === "trim",
    selected: draft === null ? selected : null,
    canSelect,
    select: (one, other) => place(rangeBetween(one, other, end)),
    move: (edge, second) => {
      if (!shown || !canSelect) return;
      const moved = movedEdge(shown, edge, second, end);
      place(moved);
      seek(moved[edge]);
    },
    extend: (by) => {
      if (!canSelect) return;
      const { range, moved } = extendedRange(shown, at, by, end);
      place(range);
      seek(moved);
    },
    begin: () => {
      const from = Math.max(0, Math.min(at, end - BEGUN));
      place(rangeBetween(from, from + BEGUN, end));
    },
    clear: () => place(null),
  };
}
