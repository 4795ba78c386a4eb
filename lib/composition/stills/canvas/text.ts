import type { Box } from "./box";
import { breakable, collapsed, graphemesOf } from "./break-text";
import type { Pen } from "./pen";
import { reachOf, setType, type Type, widthOf } from "./type";

/** Text that has been broken into lines, ready to be drawn. */
export interface TextBlock {
  type: Type;
  lines: readonly string[];
  /** Width of the longest line. */
  width: number;
  lineHeight: number;
  height: number;
}

export interface TextRoom {
  /** Pixels. */
  width: number;
  /** A multiple of the font size. */
  lineHeight: number;
  /** Further lines are cut off with an ellipsis. */
  maxLines?: number;
  /** Lines of about the same length, as CSS `text-wrap: balance`. */
  balanced?: boolean;
}

/** Browsers give up balancing beyond this. */
const MOST_BALANCED = 6;
const ELLIPSIS = "…";
/** Widths are sums of fractions. */
const ROUNDING = 0.02;

/** Breaks text into lines as a page does: between words, within a word that is longer than a line. */
export function layText(pen: Pen, text: string, type: Type, room: TextRoom): TextBlock {
  setType(pen, type);
  const pieces = breakable(collapsed(text));
  const all = linesIn(pen, pieces, room.width);
  const shown = all.length > (room.maxLines ?? Number.POSITIVE_INFINITY) ? clamped(pen, all, room) : all;
  const lines =
    room.balanced && all.length > 1 && all.length <= MOST_BALANCED ? balanced(pen, pieces, all, room) : shown;
  return block(pen, lines, type, room.lineHeight);
}

/** Sets text on one line; what doesn't fit is cut off with an ellipsis. */
export function layLine(pen: Pen, text: string, type: Type, room: TextRoom): TextBlock {
  setType(pen, type);
  const line = collapsed(text);
  const fits = widthOf(pen, line) <= room.width + ROUNDING;
  return block(pen, [fits ? line : cutOff(pen, line, room.width)], type, room.lineHeight);
}

function block(pen: Pen, lines: readonly string[], type: Type, lineHeight: number): TextBlock {
  setType(pen, type);
  const width = Math.max(0, ...lines.map((line) => widthOf(pen, line)));
  const height = lineHeight * type.px;
  return { type, lines, width, lineHeight: height, height: height * lines.length };
}

function linesIn(pen: Pen, pieces: readonly string[], width: number): string[] {
  const fits = (line: string) => widthOf(pen, ended(line)) <= width + ROUNDING;
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== "") lines.push(ended(line));
    line = "";
    // A word that is longer than a line is broken anywhere.
    for (const letter of fits(piece) ? [piece] : graphemesOf(piece)) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(ended(line));
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, ended(line)];
}

/** A line without the space that a break leaves at its end. */
const ended = (line: string): string => line.replace(/ $/, "");

function clamped(pen: Pen, lines: readonly string[], { width, maxLines = 1 }: TextRoom): string[] {
  const last = lines[maxLines - 1] ?? "";
  return [...lines.slice(0, maxLines - 1), cutOff(pen, last, width)];
}

function cutOff(pen: Pen, line: string, width: number): string {
  const letters = graphemesOf(line);
  while (letters.length > 0 && widthOf(pen, letters.join("") + ELLIPSIS) > width + ROUNDING) letters.pop();
  return letters.join("") + ELLIPSIS;
}

/** The narrowest lines of which there are no more. */
function balanced(pen: Pen, pieces: readonly string[], lines: readonly string[], room: TextRoom): string[] {
  let [narrow, wide] = [room.width / lines.length / 2, room.width];
  while (wide - narrow > 0.5) {
    const middle = (narrow + wide) / 2;
    if (linesIn(pen, pieces, middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  const even = linesIn(pen, pieces, wide);
  return even.length > (room.maxLines ?? Number.POSITIVE_INFINITY) ? clamped(pen, even, room) : even;
}

/** Draws lines from the top of a box, aligned within its width. */
export function drawText(
  pen: Pen,
  { type, lines, lineHeight }: TextBlock,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
  colour: string,
  align: "left" | "center" | "right" = "left",
): void {
  const { above, below } = reachOf(pen, type);
  const leading = Math.floor((lineHeight - above - below) / 2);
  pen.fillStyle = colour;
  lines.forEach((line, index) => {
    const room = width - widthOf(pen, line);
    const left = align === "left" ? 0 : align === "right" ? room : room / 2;
    pen.fillText(line, x + left, y + index * lineHeight + leading + above);
  });
}
