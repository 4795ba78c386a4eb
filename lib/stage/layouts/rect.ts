/** A rectangle in fractions of the frame: 0–1 from the top left. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The frame and the gap between tiles, already corrected so that both gaps look equally wide. */
export type Frame = { ratio: number; gapX: number; gapY: number };

export const ASPECTS = { "16:9": 16 / 9, "9:16": 9 / 16, "1:1": 1 } as const;
export type Aspect = keyof typeof ASPECTS;

const GAP = 0.014;

/** `ratio` is the frame's width by its height. */
export function frameOf(ratio: number, immersive: boolean): Frame {
  if (immersive) return { ratio, gapX: 0, gapY: 0 };
  return ratio >= 1 ? { ratio, gapX: GAP, gapY: GAP * ratio } : { ratio, gapX: GAP / ratio, gapY: GAP };
}

/** The whole frame minus its margin. */
export function innerRect({ gapX, gapY }: Frame): Rect {
  return { x: gapX, y: gapY, width: 1 - 2 * gapX, height: 1 - 2 * gapY };
}

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
