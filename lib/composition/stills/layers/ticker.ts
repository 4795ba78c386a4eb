import { tickerRoundSeconds } from "@/lib/stage/placement/ticker-round";
import { type Box, boxOf, snapped, trace, within } from "../canvas/box";
import { drawText, layLine, type TextBlock } from "../canvas/text";
import { lengthPx } from "../look/css-values";
import { borderOf, cornersOf, paintSurface } from "../look/surface";
import { faceType, type Sheet } from "../sheet";

/** In em. */
const ITEM = { before: 0.9, mark: 0.5, afterMark: 0.9, after: 1.6 };
/** In em; a little more than its place has. */
const LEAST_HEIGHT = 2.2;

/** How the ticker's items run: one round is as long as all of them. */
export interface TickerRun {
  /** Pixels. */
  roundPx: number;
  pxPerSecond: number;
}

interface Item {
  text: TextBlock;
  width: number;
}

const around = ITEM.before + ITEM.mark + ITEM.afterMark + ITEM.after;

function itemsOf({ pen, tokens, said }: Sheet, em: number): Item[] {
  const type = { ...faceType(tokens, em, 500), italic: tokens.text("--ticker-style") === "italic" };
  return said.state.ticker.items.map((item) => {
    const text = layLine(pen, item, type, { width: Number.POSITIVE_INFINITY, lineHeight: 1.5 });
    return { text, width: text.width + around * em };
  });
}

/** Returns how the ticker moves; null if there is none. */
export function tickerRun(sheet: Sheet): TickerRun | null {
  const placed = sheet.placement.ticker;
  if (!placed) return null;
  const { items } = sheet.said.state.ticker;
  const roundPx = itemsOf(sheet, placed.fontPx).reduce((sum, { width }) => sum + width, 0);
  return { roundPx, pxPerSecond: roundPx / tickerRoundSeconds(items) };
}

/** The ticker's box in whole pixels; null if there is none. */
export const tickerBox = ({ placement, size }: Pick<Sheet, "placement" | "size">): Box | null =>
  placement.ticker && snapped(boxOf(placement.ticker.rect, size));

/** Draws the ticker into a box, with its items `offsetPx` along their way and, after a round, from the start. */
export function drawTickerIn(sheet: Sheet, box: Box, offsetPx: number): void {
  const { pen, tokens, placement, size } = sheet;
  const placed = placement.ticker;
  const run = tickerRun(sheet);
  if (!placed || !run) return;
  const em = placed.fontPx;
  const units = { em, container: size.width };
  const border = borderOf(tokens.text("--ticker-top"), units);
  const background = `${tokens.text("--ticker-art")}, ${tokens.text("--ticker-ground")}`;
  const items = itemsOf(sheet, em);
  const exact = boxOf(placed.rect, size);
  const height = Math.max(exact.height, LEAST_HEIGHT * em);
  const middle = box.y + (exact.y - snapped(exact).y) + (border.px + height) / 2;
  paintSurface(pen, { background, top: border }, box, units, () => {
    within(
      pen,
      () => trace(pen, box),
      () => {
        for (let x = box.x - (offsetPx % run.roundPx); x < box.x + box.width; x += run.roundPx)
          drawItems(sheet, items, { x, middle, em });
      },
    );
  });
}

function drawItems(
  sheet: Sheet,
  items: readonly Item[],
  { x, middle, em }: { x: number; middle: number; em: number },
): void {
  const { pen, tokens } = sheet;
  let left = x;
  for (const { text, width } of items) {
    drawMark(sheet, { x: left + ITEM.before * em, middle, px: ITEM.mark * em });
    const at = {
      x: left + (ITEM.before + ITEM.mark + ITEM.afterMark) * em,
      y: middle - text.height / 2,
      width,
    };
    drawText(pen, text, at, tokens.colour("--ticker-ink"));
    left += width;
  }
}

function drawMark(
  { pen, tokens }: Sheet,
  { x, middle, px }: { x: number; middle: number; px: number },
): void {
  const box = snapped({ x, y: middle - px / 2, width: px, height: px });
  const turn = (Number.parseFloat(tokens.text("--mark-turn")) / 180) * Math.PI;
  pen.save();
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  pen.rotate(turn);
  pen.fillStyle = tokens.colour("--ticker-mark");
  pen.beginPath();
  trace(
    pen,
    { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height },
    radiiOf(tokens.text("--mark-radius"), box),
  );
  pen.fill();
  pen.restore();
}

/** A radius in percent is of the mark's size. */
function radiiOf(radius: string, { width }: Box) {
  const px = lengthPx(radius, { em: 0, container: 0 }, width);
  return cornersOf(`${px}px`, { em: 0, container: 0 });
}
