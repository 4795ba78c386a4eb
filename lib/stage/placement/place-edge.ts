import { overlap, type Rect, rightOf } from "../layouts/rect";
import { fitCta } from "./fit-cta";
import { clamp, type Scale } from "./scale";

/** A layer over the lower edge of the picture, with its font size in pixels. */
export interface PlacedLine {
  rect: Rect;
  fontPx: number;
}

/** Places the ticker at the very bottom, over the full width. */
export function placeTicker({ widthPx, heightPx }: Scale): PlacedLine {
  const px = clamp(22, widthPx * 0.036, 60);
  const height = px / heightPx;
  return { rect: { x: 0, y: 1 - height, width: 1, height }, fontPx: px * 0.46 };
}

interface EdgeInput {
  /** The area for the tiles. */
  field: Rect;
  /** The lowest position available. */
  floor: number;
  /** Places that are already taken. */
  taken: readonly Rect[];
  scale: Scale;
}

const CTA_EM = { 1: 2.2, 2: 3.5 } as const;
const MIN_CTA_PX = 34;
/** Share of the field's width. */
const CTA_WIDTH = 0.46;

/**
 * Places a button in the lower right corner, otherwise in the lower left, otherwise above what is in the
 * right corner.
 */
export function placeCta(label: string, { field, floor, taken, scale }: EdgeInput): PlacedLine {
  const { widthPx, heightPx, safePx } = scale;
  const { fontPx, lines, widthPx: wide } = fitCta(label, widthPx * field.width * CTA_WIDTH, scale);
  const height = Math.max(MIN_CTA_PX, fontPx * CTA_EM[lines]) / heightPx;
  const width = wide / widthPx;
  const y = floor - safePx / heightPx - height;
  const right = field.x + field.width - safePx / widthPx - width;
  const spots = [right, field.x + safePx / widthPx].map((x): Rect => ({ x, y, width, height }));
  const free = spots.find((rect) => isFree(rect, taken));
  return { fontPx, rect: free ?? above({ x: right, y, width, height }, taken, scale) };
}

/** Height of two lines with padding, in em. */
const CAPTIONS_EM = 3.25;
const CAPTIONS_WIDE_EM = 21.5;
/** Minimum width, in em: a narrower line holds too few words. */
const CAPTIONS_LEAST_EM = 14;

/** Places captions in the center; beside other layers if there's enough room, otherwise above them. */
export function placeCaptions(size: number, { field, floor, taken, scale }: EdgeInput): PlacedLine {
  const { widthPx, heightPx, safePx } = scale;
  const fontPx = clamp(12, widthPx * 0.022, 34) * size;
  const fieldPx = field.width * widthPx - 2 * safePx;
  const width = Math.min(fontPx * CAPTIONS_WIDE_EM, fieldPx) / widthPx;
  const height = (fontPx * CAPTIONS_EM) / heightPx;
  const y = floor - safePx / heightPx - height;
  const left = field.x + safePx / widthPx;
  const end = field.x + field.width - safePx / widthPx;
  const middle = { x: field.x + (field.width - width) / 2, y, width, height };
  const least = (fontPx * CAPTIONS_LEAST_EM) / widthPx;
  const between = widestGap({ ...middle, x: left, width: end - left }, taken, scale);
  const narrow = { ...middle, width: Math.min(width, between.width) };
  const beside = { ...narrow, x: between.x > left ? between.x + between.width - narrow.width : between.x };
  if (isFree(padded(middle, scale), taken)) return { fontPx, rect: middle };
  return { fontPx, rect: narrow.width >= least ? beside : above(middle, taken, scale) };
}

/** Returns the widest free part of a row. */
function widestGap(row: Rect, taken: readonly Rect[], { safePx, widthPx }: Scale): Pick<Rect, "x" | "width"> {
  const side = safePx / 2 / widthPx;
  const inRow = taken.filter((other) => overlap(row, other)).sort((one, other) => one.x - other.x);
  const starts = [row.x, ...inRow.map((other) => rightOf(other) + side)];
  const ends = [...inRow.map((other) => other.x - side), rightOf(row)];
  const gaps = starts.map((x, at) => ({ x, width: (ends[at] ?? x) - x }));
  return gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
}

export const isFree = (rect: Rect, taken: readonly Rect[]): boolean =>
  !taken.some((other) => overlap(rect, other));

/** Adds half a margin on each side, so that two boxes never touch. */
function padded(rect: Rect, { safePx, widthPx }: Scale): Rect {
  const side = safePx / 2 / widthPx;
  return { ...rect, x: rect.x - side, width: rect.width + 2 * side };
}

/** Moves a box up, above everything below it. */
export function above(
  rect: Rect,
  taken: readonly Rect[],
  { safePx, heightPx }: Pick<Scale, "safePx" | "heightPx">,
): Rect {
  const gap = safePx / 2 / heightPx;
  const blocking = taken.filter((other) => overlap(rect, other));
  if (blocking.length === 0) return rect;
  const y = Math.min(...blocking.map((other) => other.y)) - gap - rect.height;
  return y < 0 ? rect : above({ ...rect, y }, taken, { safePx, heightPx });
}
