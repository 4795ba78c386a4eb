import type { Box } from "../canvas/box";
import { within } from "../canvas/box";
import { containedIn, drawContained } from "../canvas/images";
import { drawText, layText, type TextBlock } from "../canvas/text";
import type { Type } from "../canvas/type";
import { paintBackground, polygonOf } from "../look/backgrounds";
import { lengthPx } from "../look/css-values";
import { ruleOf } from "../look/tokens";
import { displayType, faceType, frameOf, type Sheet } from "../sheet";

/** One line of a cover card. */
export interface CoverLine {
  text: string;
  kind: "heading" | "large heading" | "note";
}

/** Share of the width in percent between a least and a largest size in pixels, and the line height. */
const SIZES = {
  heading: { least: 16, share: 4, most: 56, lineHeight: 1.25 },
  "large heading": { least: 18, share: 5, most: 72, lineHeight: 1.1 },
  note: { least: 12, share: 2.4, most: 32, lineHeight: 1.5 },
} as const;

/** Draws a card over the whole stage: the logo above a few lines. */
export function drawCover(sheet: Sheet, lines: readonly CoverLine[]): void {
  const { pen, tokens, pictures } = sheet;
  const frame = frameOf(sheet);
  const unit = frame.width / 100;
  drawPaper(sheet, frame);
  const width = frame.width - 12 * unit;
  const blocks = lines.map((line) => ({ line, block: layLineOf(sheet, line, width) }));
  const logo = pictures.logo && containedIn(pictures.logo, { width: 40 * unit, height: 12 * unit }, false);
  const gaps = (blocks.length - 1 + (logo ? 2 : 0)) * 2 * unit;
  const height = (logo?.height ?? 0) + gaps + blocks.reduce((sum, { block }) => sum + block.height, 0);
  let y = (frame.height - height) / 2;
  if (logo && pictures.logo) {
    drawContained(pen, pictures.logo, { x: (frame.width - logo.width) / 2, y, ...logo });
    y += logo.height + 4 * unit;
  }
  for (const { line, block } of blocks) {
    const colour = tokens.colour(line.kind === "note" ? "--cover-soft" : "--cover-ink");
    drawText(pen, block, { x: 6 * unit, y, width }, colour, "center");
    y += block.height + 2 * unit;
  }
}

function layLineOf({ pen, tokens, size }: Sheet, { text, kind }: CoverLine, width: number): TextBlock {
  const { least, share, most, lineHeight } = SIZES[kind];
  const px = Math.min(most, Math.max(least, (size.width * share) / 100));
  const isNote = kind === "note";
  const type: Type = isNote ? faceType(tokens, px) : displayType(tokens, px);
  return layText(pen, text, type, { width, lineHeight, balanced: !isNote });
}

function drawPaper({ pen, tokens }: Sheet, frame: Box): void {
  const units = { em: 16, container: frame.width };
  const background = `${tokens.text("--cover-art")}, ${tokens.text("--cover-ground")}`;
  paintBackground(pen, background, { clip: frame, origin: frame }, units);
  const theme = tokens.look?.theme ?? "";
  for (const side of ["before", "after"]) {
    const rule = ruleOf(`.look[data-look="${theme}"] [data-layer="cover"]::${side}`);
    if (!rule["clip-path"]) continue;
    const box = cuttingIn(rule, frame);
    within(
      pen,
      () => {
        for (const { x, y } of polygonOf(rule["clip-path"] ?? "", box, units)) pen.lineTo(x, y);
        pen.closePath();
      },
      () => paintBackground(pen, tokens.filled(rule.background ?? ""), { clip: box, origin: box }, units),
    );
  }
}

/** A cutting's box, from the edges that its rule names. */
function cuttingIn(rule: Readonly<Record<string, string>>, frame: Box): Box {
  const of = (name: string, whole: number) => lengthPx(rule[name] ?? "0", { em: 0, container: 0 }, whole);
  const width = of("width", frame.width);
  const height = of("height", frame.height);
  const x =
    rule.right === undefined ? of("left", frame.width) : frame.width - of("right", frame.width) - width;
  const y =
    rule.bottom === undefined ? of("top", frame.height) : frame.height - of("bottom", frame.height) - height;
  return { x, y, width, height };
}
