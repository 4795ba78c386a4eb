import type { BoardElement } from "./element";
import { readPoints } from "./points";

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The minimum visible area of a board. */
export const SHEET: Extent = { x: 0, y: 0, width: 1600, height: 900 };
const MARGIN = 40;

/**
 * Returns the area of a board that pages show: the sheet, extended by whatever was drawn beyond its edges.
 */
export function extentOf(elements: Iterable<BoardElement>): Extent {
  let [left, top] = [SHEET.x, SHEET.y];
  let [right, bottom] = [SHEET.x + SHEET.width, SHEET.y + SHEET.height];
  for (const element of elements) {
    const box = boxOf(element);
    left = Math.min(left, box.x - MARGIN);
    top = Math.min(top, box.y - MARGIN);
    right = Math.max(right, box.x + box.width + MARGIN);
    bottom = Math.max(bottom, box.y + box.height + MARGIN);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the axis-aligned box around an element, including its rotation. */
export function boxOf(element: BoardElement): Extent {
  const flat = flatBox(element);
  if (element.angle === 0) return flat;
  const [sine, cosine] = [Math.abs(Math.sin(element.angle)), Math.abs(Math.cos(element.angle))];
  const width = flat.width * cosine + flat.height * sine;
  const height = flat.width * sine + flat.height * cosine;
  const [middleX, middleY] = [flat.x + flat.width / 2, flat.y + flat.height / 2];
  return { x: middleX - width / 2, y: middleY - height / 2, width, height };
}

/** Lines start at `x`, `y` and may extend to the left of it. */
export function flatBox(element: BoardElement): Extent {
  const { x, y, width, height } = element;
  if (!("points" in element)) return { x, y, width, height };
  const points = readPoints(element.points);
  const [across, down] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: x + left, y: y + top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
