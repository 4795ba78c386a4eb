import type { Frame, Rect } from "./rect";

/** The aspect ratio in which a camera's video is cropped least. */
const CELL_RATIO = 4 / 3;

/** Returns the number of tiles in each row: equal, or one fewer in the last rows. */
const rowsOf = (count: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));

const sideOf = (room: number, gap: number, parts: number): number => (room - gap * (parts - 1)) / parts;

/** Returns the rows in which the worst tile is closest to a camera's aspect ratio. */
function bestRows(rect: Rect, frame: Frame, count: number): number[] {
  const worst = (rows: number[]): number => {
    const height = sideOf(rect.height, frame.gapY, rows.length);
    const shapes = rows.map((inRow) => (sideOf(rect.width, frame.gapX, inRow) * frame.ratio) / height);
    return Math.max(...shapes.map((shape) => Math.abs(Math.log(shape / CELL_RATIO))));
  };
  const choices = Array.from({ length: count }, (_, n) => rowsOf(count, n + 1));
  return choices.reduce((best, rows) => (worst(rows) < worst(best) - 1e-9 ? rows : best));
}

/** Returns rows of equal height in reading order that fill the rectangle; a shorter row has wider tiles. */
export function gridRects(rect: Rect, frame: Frame, count: number): Rect[] {
  if (count === 0) return [];
  const rows = bestRows(rect, frame, count);
  const height = sideOf(rect.height, frame.gapY, rows.length);
  return rows.flatMap((inRow, row) => {
    const width = sideOf(rect.width, frame.gapX, inRow);
    return Array.from({ length: inRow }, (_, column) => ({
      x: rect.x + column * (width + frame.gapX),
      y: rect.y + row * (height + frame.gapY),
      width,
      height,
    }));
  });
}
