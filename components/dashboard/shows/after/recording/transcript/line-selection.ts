import type { Line } from "../facts/transcript";

/** Consecutive lines: where the selection began, and where it was extended to. */
export interface LineSelection {
  anchor: string;
  head: string;
}

/** Selected lines as indexes, both included. */
export interface LineRange {
  first: number;
  last: number;
}

type Named = readonly Pick<Line, "id">[];

/** Null if nothing is selected, or one of its ends isn't in the transcript any more. */
export function rangeOf(lines: Named, selection: LineSelection | null): LineRange | null {
  if (!selection) return null;
  const anchor = lines.findIndex(({ id }) => id === selection.anchor);
  const head = lines.findIndex(({ id }) => id === selection.head);
  if (anchor < 0 || head < 0) return null;
  return { first: Math.min(anchor, head), last: Math.max(anchor, head) };
}

const between = (lines: Named, anchor: number, head: number): LineSelection | null => {
  const [from, to] = [lines[anchor], lines[head]];
  return from && to ? { anchor: from.id, head: to.id } : null;
};

/**
 * The selection after a line's box was pressed. A line outside extends the selection up to it, because what is cut out is one
 * time. Pressing the first or last line again leaves it out, and one in the middle starts over with it.
 */
export function afterPress(
  lines: Named,
  selection: LineSelection | null,
  index: number,
): LineSelection | null {
  const range = rangeOf(lines, selection);
  if (!range) return between(lines, index, index);
  const { first, last } = range;
  if (index < first) return between(lines, last, index);
  if (index > last) return between(lines, first, index);
  if (first === last) return null;
  if (index === first) return between(lines, first + 1, last);
  return index === last ? between(lines, first, last - 1) : between(lines, index, index);
}

/** The selection after Shift and an arrow key, or after Shift and a click (`by` is 0): it begins at the line, or its end moves. */
export function afterExtending(
  lines: Named,
  selection: LineSelection | null,
  { at, by }: { at: number; by: 1 | 0 | -1 },
): { selection: LineSelection | null; at: number } {
  const next = Math.max(0, Math.min(lines.length - 1, at + by));
  const isExtended = selection !== null && rangeOf(lines, selection) !== null;
  const anchor = isExtended ? lines.findIndex(({ id }) => id === selection.anchor) : at;
  return { selection: between(lines, anchor, next), at: next };
}

/** The time that lines take, in seconds of the program. */
export function timeOf(
  lines: readonly Pick<Line, "start_sec" | "end_sec">[],
  { first, last }: LineRange,
): { from: number; to: number } {
  const selected = lines.slice(first, last + 1);
  return {
    from: Math.min(...selected.map(({ start_sec }) => start_sec)),
    to: Math.max(...selected.map(({ end_sec }) => end_sec)),
  };
}
