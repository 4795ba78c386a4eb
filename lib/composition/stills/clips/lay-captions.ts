import type { Box } from "../canvas/box";
import { graphemesOf } from "../canvas/break-text";
import type { Pen } from "../canvas/pen";
import { reachOf, setType, type Type, widthOf } from "../canvas/type";
import type { CaptionStyle } from "./caption-style";

/** A word at its place. `y` is its baseline; `top` and `height` are those of its line's letters. */
export interface LaidWord {
  text: string;
  x: number;
  y: number;
  width: number;
  top: number;
  height: number;
}

export interface LaidPhrase {
  type: Type;
  /** In the order in which they're said. */
  words: LaidWord[];
  box: Box;
}

const MOST_LINES = 2;
/** Text that doesn't fit is set smaller, down to this. */
const SMALLEST = 0.55;
const STEP = 0.93;
/** Longer words never fit, and take long to measure. */
const LONGEST = 100;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

export interface CaptionRoom {
  box: Box;
  /** Where the lines are in a box that is higher than they are. */
  align: "top" | "middle" | "bottom";
  side: "left" | "center";
}

/**
 * Places the words of a phrase in lines of about the same length. Each has its place whichever of them is lit, so nothing jumps.
 * Text is set smaller if it doesn't fit, and at last cut off.
 */
export function layCaptions(
  pen: Pen,
  words: readonly string[],
  { style, type }: { style: CaptionStyle; type: Type },
  room: CaptionRoom,
): LaidPhrase {
  const cased = words.map((word) => (style.isUpperCase ? word.toLocaleUpperCase() : word));
  const texts = cased.map((word) => (word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word));
  let scaled = type;
  let lines = linesOf(pen, texts, scaled, { style, width: room.box.width });
  const { width, height } = room.box;
  const fits = () =>
    lines.length <= MOST_LINES &&
    lines.length * scaled.px * style.lineHeight <= height &&
    lines.every((line) => widthIn(line, style, scaled) <= width);
  while (!fits()) {
    const px = scaled.px * STEP;
    if (px < type.px * SMALLEST) {
      lines = cutOff(pen, lines, scaled, room.box.width);
      break;
    }
    scaled = { ...type, px };
    lines = linesOf(pen, texts, scaled, { style, width: room.box.width });
  }
  return placed(pen, lines, { style, type: scaled, room, isRightToLeft: isRightToLeft(texts) });
}

interface Word {
  index: number;
  text: string;
  width: number;
}
type Line = Word[];

function linesOf(
  pen: Pen,
  texts: readonly string[],
  type: Type,
  { style, width }: { style: CaptionStyle; width: number },
): Line[] {
  setType(pen, type);
  const words = texts.map((text, index) => ({ index, text, width: widthOf(pen, text) }));
  const all = broken(words, width, style, type);
  // As many lines, but of about the same length.
  let [low, high] = [0, width];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (broken(words, middle, style, type).length > all.length) low = middle;
    else high = middle;
  }
  return all.length > 1 ? broken(words, high, style, type) : all;
}

function broken(words: readonly Word[], width: number, style: CaptionStyle, type: Type): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthIn([...line, word], style, type) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const widthIn = (line: readonly Word[], { gap }: CaptionStyle, { px }: Type): number =>
  line.reduce((sum, { width }) => sum + width, 0) + (line.length - 1) * gap * px;

function cutOff(pen: Pen, lines: readonly Line[], type: Type, width: number): Line[] {
  setType(pen, type);
  return lines.slice(0, MOST_LINES).map((line) =>
    line.map((word) => {
      if (word.width <= width) return word;
      const letters = graphemesOf(word.text);
      while (letters.length > 1 && widthOf(pen, `${letters.join("")}…`) > width) letters.pop();
      const text = `${letters.join("")}…`;
      return { ...word, text, width: widthOf(pen, text) };
    }),
  );
}

function isRightToLeft(texts: readonly string[]): boolean {
  const first = LETTER.exec(texts.join(" "))?.[0] ?? "";
  return RIGHT_TO_LEFT.test(first);
}

interface Placing {
  style: CaptionStyle;
  type: Type;
  room: CaptionRoom;
  isRightToLeft: boolean;
}

function placed(
  pen: Pen,
  lines: readonly Line[],
  { style, type, room, isRightToLeft: flip }: Placing,
): LaidPhrase {
  const { above, below } = reachOf(pen, type);
  const step = type.px * style.lineHeight;
  const height = lines.length * step;
  const free = room.box.height - height;
  const top = room.box.y + (room.align === "top" ? 0 : room.align === "middle" ? free / 2 : free);
  const words: LaidWord[] = [];
  for (const [row, line] of lines.entries()) {
    const width = widthIn(line, style, type);
    const spare = room.box.width - width;
    let x = room.box.x + (room.side === "center" ? spare / 2 : flip ? spare : 0);
    const baseline = top + row * step + (step - above - below) / 2 + above;
    for (const word of flip ? [...line].reverse() : line) {
      words[word.index] = {
        ...{ text: word.text, x, y: Math.round(baseline), width: word.width },
        ...{ top: top + row * step, height: step },
      };
      x += word.width + style.gap * type.px;
    }
  }
  return { type, words: words.filter(Boolean), box: around(words.filter(Boolean)) };
}

function around(words: readonly LaidWord[]): Box {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.top));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.top + word.height));
  return { x, y, width: right - x, height: bottom - y };
}
