import type { Rect } from "@/lib/stage/layouts/rect";
import type { Pen } from "./pen";

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Radii of the corners, clockwise from the upper left. */
export type Corners = readonly [number, number, number, number];

export const SHARP: Corners = [0, 0, 0, 0];

/** Converts a rectangle in fractions of the frame. */
export const boxOf = (rect: Rect, frame: Pick<Box, "width" | "height">): Box => ({
  x: rect.x * frame.width,
  y: rect.y * frame.height,
  width: rect.width * frame.width,
  height: rect.height * frame.height,
});

/** Aligns a box to whole pixels, as browsers do with backgrounds, borders and clips. */
export function snapped({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

export const inset = (box: Box, [top, right, bottom, left]: Corners): Box => ({
  x: box.x + left,
  y: box.y + top,
  width: box.width - left - right,
  height: box.height - top - bottom,
});

/** Shrinks radii that don't fit into the box, all by the same factor, as CSS does. */
function fitting([a, b, c, d]: Corners, { width, height }: Box): Corners {
  const factor = Math.min(1, width / (a + b), height / (b + c), width / (c + d), height / (d + a));
  return factor < 1 ? [a * factor, b * factor, c * factor, d * factor] : [a, b, c, d];
}

/** Adds a rounded box to the path. */
export function trace(pen: Pen, box: Box, corners: Corners = SHARP): void {
  pen.roundRect(box.x, box.y, box.width, box.height, [...fitting(corners, box)]);
}

/** Runs `draw` with everything outside of the path cut off. */
export function within(pen: Pen, path: () => void, draw: () => void): void {
  pen.save();
  pen.beginPath();
  path();
  pen.clip();
  draw();
  pen.restore();
}
