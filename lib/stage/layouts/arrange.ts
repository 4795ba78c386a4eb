import type { Layout } from "../vocabulary";
import { gridRects } from "./grid-rects";
import { type Frame, innerRect, type Rect, splitRect } from "./rect";

/** How many people a layout has room for beside shared content. */
const BESIDE_CONTENT: Record<Layout, number> = { solo: 1, duo: 2, present: 4, grid: 12 };
/** …and without any. */
const ALONE: Record<Layout, number> = { solo: 1, duo: 2, present: 12, grid: 12 };

/** The content's share of the frame; the more faces, the more room they need. */
const CONTENT_SHARE: Record<Layout, number> = { solo: 0.8, duo: 0.72, present: 0.78, grid: 0.62 };
const SPEAKER_SHARE = 0.78;

export type Arrangement = { content: Rect | null; people: Rect[] };

export function placesFor(layout: Layout, hasContent: boolean): number {
  return hasContent ? BESIDE_CONTENT[layout] : ALONE[layout];
}

function withContent(layout: Layout, count: number, frame: Frame): Arrangement {
  const whole = innerRect(frame);
  if (count === 0) return { content: whole, people: [] };
  const direction = frame.ratio > 1 ? "columns" : "rows";
  const share = frame.ratio > 1 ? CONTENT_SHARE[layout] : Math.min(CONTENT_SHARE[layout], 0.66);
  const [content, side] = splitRect(whole, frame, direction, share);
  return { content, people: gridRects(side, frame, count) };
}

function speakerView(count: number, frame: Frame): Rect[] {
  const whole = innerRect(frame);
  if (count <= 1) return count === 1 ? [whole] : [];
  const [main, strip] = splitRect(whole, frame, frame.ratio > 1 ? "columns" : "rows", SPEAKER_SHARE);
  return [main, ...gridRects(strip, frame, count - 1)];
}

function sideBySide(count: number, frame: Frame): Rect[] {
  const whole = innerRect(frame);
  if (count <= 1) return count === 1 ? [whole] : [];
  return splitRect(whole, frame, frame.ratio >= 1 ? "columns" : "rows", 0.5);
}

/** Where content and `count` people go; the first place is the most prominent one. */
export function arrange(layout: Layout, count: number, hasContent: boolean, frame: Frame): Arrangement {
  if (hasContent) return withContent(layout, count, frame);
  if (layout === "present") return { content: null, people: speakerView(count, frame) };
  if (layout === "grid") return { content: null, people: gridRects(innerRect(frame), frame, count) };
  return { content: null, people: sideBySide(count, frame) };
}
