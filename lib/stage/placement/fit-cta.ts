import { clamp, type Scale } from "./scale";

/** The size of a call to action, and how many lines its label needs. */
export interface FittedCta {
  fontPx: number;
  /** With two, the end of a very long label is cut off. */
  lines: 1 | 2;
  /** No more than there is room for. */
  widthPx: number;
}

const LETTER_EM = 0.62;
/** An arrow, a close icon and the rounded ends. */
const AROUND_EM = 6.2;

/** Fits the label of a call to action into a width in pixels. */
export function fitCta(label: string, roomPx: number, { widthPx }: Pick<Scale, "widthPx">): FittedCta {
  const fontPx = clamp(12, widthPx * 0.017, 22);
  const wanted = (label.length * LETTER_EM + AROUND_EM) * fontPx;
  return { fontPx, lines: wanted > roomPx ? 2 : 1, widthPx: Math.min(wanted, roomPx) };
}
