/** Size of the frame in pixels: converts pixels to fractions of its width and height. */
export interface Scale {
  widthPx: number;
  heightPx: number;
  /** The margin between every layer and the edges of the picture, in pixels. */
  safePx: number;
}

export const scaleOf = (widthPx: number, ratio: number): Scale => ({
  widthPx,
  heightPx: widthPx / ratio,
  safePx: Math.max(6, widthPx * 0.018),
});

export const clamp = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));
