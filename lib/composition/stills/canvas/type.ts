import { familiesOf } from "./fonts";
import type { Pen } from "./pen";

/** How text is set. */
export interface Type {
  /** A typeface in the style sheet's notation. */
  face: string;
  weight: number;
  italic?: boolean;
  px: number;
  /** Letter spacing in em. */
  tracking?: number;
  /** CSS `font-size-adjust`. */
  adjust?: string;
  /** Digits of equal width. */
  tabular?: boolean;
}

export function setType(pen: Pen, type: Type): void {
  pen.font = `${type.italic ? "italic " : ""}${type.weight} ${type.px}px ${familiesOf(type.face)}`;
  pen.letterSpacing = `${(type.tracking ?? 0) * type.px}px`;
  pen.fontSizeAdjust = type.adjust ?? "none";
  pen.fontVariantNumeric = type.tabular ? "tabular-nums" : "normal";
}

export const widthOf = (pen: Pen, text: string): number => pen.measureText(text).width;

/** How far a typeface reaches above and below its baseline, in whole pixels as in browsers. */
export function reachOf(pen: Pen, type: Type): { above: number; below: number } {
  setType(pen, type);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText("x");
  return { above: Math.round(fontBoundingBoxAscent), below: Math.round(fontBoundingBoxDescent) };
}
