import { exactClock, secondOfClock } from "../editing/clock";
import type { EditDraft, EditKind } from "../editing/edit";
import { previewOf } from "../editing/preview-of";
import { type Playing, toPlayer, toVersion } from "../editing/version-times";
import type { Line } from "../facts/transcript";

/** A part of the program, in seconds as the player counts. */
export interface Range {
  from: number;
  to: number;
}

export type Edge = keyof Range;

/** What is shorter is a slip. */
const LEAST = 0.1;

const tenths = (second: number): number => Math.round(second * 10) / 10;

/** In tenths, but the program's end as exactly as it's known: otherwise a cut would leave a frame of it. */
const placed = (second: number, end: number): number =>
  second > end - LEAST / 2 ? end : Math.max(0, tenths(second));

/** Returns what is between two seconds, in tenths, within a program that ends at `end`. Null if that's too short. */
export function rangeBetween(one: number, other: number, end: number): Range | null {
  const [from, to] = [Math.min(one, other), Math.max(one, other)].map((second) => placed(second, end));
  return from !== undefined && to !== undefined && to - from >= LEAST - 1e-6 ? { from, to } : null;
}

/** Moves a range's start or end, which stay in this order. */
export function movedEdge({ from, to }: Range, edge: Edge, second: number, end: number): Range {
  const moved = placed(second, end);
  if (edge === "from") return { to, from: Math.max(0, Math.min(moved, tenths(to - LEAST))) };
  return { from, to: Math.min(end, Math.max(moved, tenths(from + LEAST))) };
}

/** How far from an edge the player may be to be at it. */
const AT_EDGE = 0.15;

/**
 * Extends a range by the keyboard. What moves is the edge at which the player is; if it's at none, a range begins there.
 * @returns the range, and where its moved edge is
 */
export function extendedRange(range: Range | null, at: number, by: number, end: number) {
  const isAt = (edge: number | undefined) => edge !== undefined && Math.abs(at - edge) < AT_EDGE;
  const [fixed, moving] =
    range && isAt(range.to)
      ? [range.from, range.to]
      : range && isAt(range.from)
        ? [range.to, range.from]
        : [at, at];
  const moved = placed(moving + by, end);
  return { range: rangeBetween(fixed, moved, end), moved };
}

/** Kinds of edits from one time to another. */
const RANGED: ReadonlySet<EditKind> = new Set([
  ...(["drop", "trim", "hide_person", "mute_person", "layout", "hide_layer", "redact_area"] as const),
]);

/** The draft's two times are typed, and can be taken from a range. */
export const hasTimes = ({ kind, words, places }: Pick<EditDraft, "kind" | "words" | "places">): boolean =>
  RANGED.has(kind) && !words && !places;

interface Where {
  playing: Playing;
  /** How far the player can play. */
  end: number;
}

/** Returns what an edit that is being written is about. Null if that's no single range, or isn't known yet. */
export function rangeOfDraft(
  draft: EditDraft,
  lines: readonly Pick<Line, "id" | "words">[],
  { playing, end }: Where,
): Range | null {
  if (draft.words) return previewOf(draft, lines, playing);
  if (!hasTimes(draft)) return null;
  const read = (typed: string, ifEmpty: number) => {
    if (typed.trim() === "") return draft.kind === "drop" ? null : ifEmpty;
    const second = secondOfClock(typed);
    return second === null ? null : toPlayer(playing, second);
  };
  const [from, to] = [read(draft.from, 0), read(draft.to, end)];
  return from !== null && to !== null && to > from ? { from, to } : null;
}

/** Returns a range as a draft's times. A time that may be empty is, at the start or end of the program. */
export function timesOf(
  { from, to }: Range,
  { kind }: Pick<EditDraft, "kind">,
  { playing, end }: Where,
): Record<Edge, string> {
  const clockOf = (second: number) => exactClock(toVersion(playing, second));
  const mayBeEmpty = kind !== "drop";
  return {
    from: mayBeEmpty && from <= 0 ? "" : clockOf(from),
    to: mayBeEmpty && to >= end ? "" : clockOf(to),
  };
}

/** Returns where a key moves an edge that has the focus, in seconds; null for other keys. */
export function movedByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  [first, last]: readonly [number, number],
): number | null {
  const size = shiftKey ? 1 : 0.1;
  if (key === "ArrowLeft" || key === "ArrowDown") return value - size;
  if (key === "ArrowRight" || key === "ArrowUp") return value + size;
  if (key === "PageDown") return value - 10;
  if (key === "PageUp") return value + 10;
  if (key === "Home") return first;
  return key === "End" ? last : null;
}

/** Returns by how many seconds a key in the player extends what is selected; null for other keys. */
export function extendingStep({ key, shiftKey }: { key: string; shiftKey: boolean }): number | null {
  if (!shiftKey) return null;
  if (key === "ArrowLeft") return -1;
  return key === "ArrowRight" ? 1 : null;
}
