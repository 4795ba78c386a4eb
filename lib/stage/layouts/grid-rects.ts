import type { Frame, Rect } from "./rect";

/** The shape a camera picture suffers least in. */
const CELL_RATIO = 4 / 3;

function cellSize(rect: Rect, frame: Frame, columns: number, rows: number) {
  return {
    width: (rect.width - frame.gapX * (columns - 1)) / columns,
    height: (rect.height - frame.gapY * (rows - 1)) / rows,
  };
}

function columnsFor(rect: Rect, frame: Frame, count: number): number {
  let best = 1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const cell = cellSize(rect, frame, columns, rows);
    const shape = Math.abs(Math.log((cell.width * frame.ratio) / cell.height / CELL_RATIO));
    const empty = (columns * rows - count) / count;
    const cost = shape + empty;
    if (cost < bestCost - 1e-9) {
      best = columns;
      bestCost = cost;
    }
  }
  return best;
}

/** Equal cells in reading order that fill the rectangle; a short last row is centred. */
export function gridRects(rect: Rect, frame: Frame, count: number): Rect[] {
  if (count === 0) return [];
  const columns = columnsFor(rect, frame, count);
  const rows = Math.ceil(count / columns);
  const { width, height } = cellSize(rect, frame, columns, rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const rowWidth = inRow * width + (inRow - 1) * frame.gapX;
    const start = rect.x + (rect.width - rowWidth) / 2;
    return {
      x: start + (index % columns) * (width + frame.gapX),
      y: rect.y + row * (height + frame.gapY),
      width,
      height,
    };
  });
}
