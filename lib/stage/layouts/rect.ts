/** A rectangle in fractions of the frame, 0–1 from the top left. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The frame's ratio and the gaps between tiles, corrected so that both gaps look equally wide. */
export type Frame = { ratio: number; gapX: number; gapY: number };

export const ASPECTS = { "16:9": 16 / 9, "9:16": 9 / 16, "1:1": 1 } as const;
export type Aspect = keyof typeof ASPECTS;

const GAP = 0.01;

/** `ratio` is the frame's width divided by its height. */
export function frameOf(ratio: number, immersive: boolean): Frame {
  if (immersive) return { ratio, gapX: 0, gapY: 0 };
  return ratio >= 1 ? { ratio, gapX: GAP, gapY: GAP * ratio } : { ratio, gapX: GAP / ratio, gapY: GAP };
}

/** Returns the same measures relative to a part of the frame: gaps keep their width. */
export const fieldOf = ({ ratio, gapX, gapY }: Frame, { width, height }: Rect): Frame => ({
  ratio: (ratio * width) / height,
  gapX: gapX / width,
  gapY: gapY / height,
});

export const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the frame without its margin. */
export function innerRect({ gapX, gapY }: Frame): Rect {
  return { x: gapX, y: gapY, width: 1 - 2 * gapX, height: 1 - 2 * gapY };
}

export const rightOf = ({ x, width }: Rect): number => x + width;
export const bottomOf = ({ y, height }: Rect): number => y + height;

/** Converts a rectangle in fractions of `outer` to the units of `outer`. */
export const within = (outer: Rect, inner: Rect): Rect => ({
  x: outer.x + inner.x * outer.width,
  y: outer.y + inner.y * outer.height,
  width: inner.width * outer.width,
  height: inner.height * outer.height,
});

/** More than rounding errors. */
const OVERLAP = 1e-6;

export const overlap = (one: Rect, other: Rect): boolean =>
  rightOf(one) - other.x > OVERLAP &&
  rightOf(other) - one.x > OVERLAP &&
  bottomOf(one) - other.y > OVERLAP &&
  bottomOf(other) - one.y > OVERLAP;

/** Splits off `share` of the width (or height) for the first part. */
export function splitRect(
  rect: Rect,
  frame: Frame,
  direction: "columns" | "rows",
  share: number,
): [Rect, Rect] {
  if (direction === "columns") {
    const room = rect.width - frame.gapX;
    const first = room * share;
    return [
      { ...rect, width: first },
      { ...rect, x: rect.x + first + frame.gapX, width: room - first },
    ];
  }
  const room = rect.height - frame.gapY;
  const first = room * share;
  return [
    { ...rect, height: first },
    { ...rect, y: rect.y + first + frame.gapY, height: room - first },
  ];
}
