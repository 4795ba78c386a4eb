import type { BoardText } from "./element";
import { faceOf } from "./faces";

interface TextPlace {
  words: string;
  /** The anchor that its alignment says, on the baseline, relative to the element's position. */
  x: number;
  y: number;
}

/** Returns where each line of a text is. */
export function textPlaces(element: BoardText): TextPlace[] {
  const { text, fontSize, fontFamily, lineHeight, textAlign, width } = element;
  const { ascender, descender } = faceOf(fontFamily);
  const line = fontSize * lineHeight;
  const em = fontSize / 1000;
  const baseline = em * ascender + (line - em * ascender + em * descender) / 2;
  const x = textAlign === "center" ? width / 2 : textAlign === "right" ? width : 0;
  return text.split(/\r?\n/).map((words, index) => ({ words, x, y: baseline + index * line }));
}
