import type { Pen } from "../canvas/pen";
import { drawText, layLine, layText, type TextBlock } from "../canvas/text";
import type { Type } from "../canvas/type";

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const;
export const MARGIN = 48;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const INK = "#16141d";
export const MUTED = "#5b5866";
export const LINE = "#d9d7e0";

const FACE = "var(--font-document)";
export const TYPES = {
  title: { face: FACE, weight: 600, px: 22, tracking: -0.01 },
  label: { face: FACE, weight: 600, px: 8.5, tracking: 0.02 },
  text: { face: FACE, weight: 400, px: 10 },
  strong: { face: FACE, weight: 600, px: 10 },
  small: { face: FACE, weight: 400, px: 8.5 },
  total: { face: FACE, weight: 600, px: 13 },
  name: { face: FACE, weight: 600, px: 18 },
} as const satisfies Record<string, Type>;

/** A part of the document that isn't divided between pages. */
export interface Block {
  height: number;
  draw(pen: Pen, y: number): void;
  /** Repeated at the top of a page on which more of these follow. */
  isRow?: boolean;
}

export const gap = (height: number): Block => ({ height, draw: () => {} });

export const rule = (): Block => ({
  height: 1,
  draw: (pen, y) => {
    pen.fillStyle = LINE;
    pen.fillRect(MARGIN, y, WIDTH, 0.75);
  },
});

interface Place {
  x?: number;
  width?: number;
  colour?: string;
  align?: "left" | "right";
}

const STRONG_RTL =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Text that reads from right to left stands at the right, as on pages. */
const isRightToLeft = (text: string): boolean => STRONG_RTL.test(text);

/** Lays a text in lines, one block each, so that it may go on on the next page. */
export function paragraph(pen: Pen, text: string, type: Type, place: Place = {}): Block[] {
  const { width = WIDTH } = place;
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((part) => {
    if (part.trim() === "") return [gap(type.px * 0.7)];
    const all = layText(pen, part, type, { width, lineHeight: 1.4 });
    return all.lines.map((line) => ({
      height: all.lineHeight,
      draw: (at: Pen, y: number) => drawLines(at, { ...all, lines: [line] }, part, y, place),
    }));
  });
}

/** Lays a text that stays together. */
export function whole(pen: Pen, text: string, type: Type, place: Place = {}): Block {
  const laid = layText(pen, text, type, { width: place.width ?? WIDTH, lineHeight: 1.4 });
  return { height: laid.height, draw: (at, y) => drawLines(at, laid, text, y, place) };
}

/** Lays a text on one line, cut off where it's too long. */
export function single(pen: Pen, text: string, type: Type, place: Place = {}): Block {
  const laid = layLine(pen, text, type, { width: place.width ?? WIDTH, lineHeight: 1.4 });
  return { height: laid.height, draw: (at, y) => drawLines(at, laid, text, y, place) };
}

function drawLines(pen: Pen, laid: TextBlock, text: string, y: number, place: Place): void {
  const { x = MARGIN, width = WIDTH, colour = INK, align } = place;
  const isRtl = isRightToLeft(text);
  pen.direction = isRtl ? "rtl" : "ltr";
  pen.textAlign = "left";
  drawText(pen, laid, { x, y, width }, colour, align ?? (isRtl ? "right" : "left"));
  pen.direction = "ltr";
}

/** One below the other. */
export const stack = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (pen, y) => {
    let at = y;
    for (const block of blocks) {
      block.draw(pen, at);
      at += block.height;
    }
  },
});

/** One beside the other. */
export const beside = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  draw: (pen, y) => {
    for (const block of blocks) block.draw(pen, y);
  },
});
