import { currentDeckPage, deckPageCount } from "@/lib/stage/deck-pages";
import type { Box } from "../canvas/box";
import { drawContained } from "../canvas/images";
import { drawText, layLine, layText } from "../canvas/text";
import { paintBackground } from "../look/backgrounds";
import { displayType, faceType, type Sheet } from "../sheet";

const MOST_LINES = 6;
const GAP = 2.5;
const LIST_GAP = 1;
const PADDING = 7;

/** Draws the slide's image, or a card with its text. */
export function drawSlide(sheet: Sheet, box: Box): void {
  const { pen, pictures } = sheet;
  if (pictures.slide) {
    pen.fillStyle = "#000000";
    pen.fillRect(box.x, box.y, box.width, box.height);
    drawContained(pen, pictures.slide, box);
  } else {
    drawSlideCard(sheet, box);
  }
}

/** A bar, title and lines, and the page number, spread over the card's height. */
function drawSlideCard(sheet: Sheet, box: Box): void {
  const { pen, tokens, said } = sheet;
  const unit = box.width / 100;
  const units = { em: 16, container: box.width };
  const ground = `${tokens.text("--card-art")}, ${tokens.text("--card-ground")}`;
  paintBackground(pen, ground, { clip: box, origin: box }, units);
  const page = currentDeckPage(said.state);
  const left = box.x + PADDING * unit;
  const width = box.width - 2 * PADDING * unit;
  const [top, bottom] = [box.y + PADDING * unit, box.y + box.height - PADDING * unit];
  pen.fillStyle = tokens.colour("--card-accent");
  pen.fillRect(Math.round(left), Math.round(top), Math.round(12 * unit), Math.max(1, Math.round(0.9 * unit)));
  const foot = layLine(pen, said.state.title, faceType(tokens, 2.2 * unit), { width, lineHeight: 1.5 });
  const title = layText(pen, page?.title || `Slide ${said.state.deck.page}`, displayType(tokens, 7 * unit), {
    width,
    lineHeight: 1.05,
    maxLines: 3,
    balanced: true,
  });
  const lines = (page?.lines ?? [])
    .slice(0, MOST_LINES)
    .map((line) => layText(pen, line, faceType(tokens, 3 * unit), { width, lineHeight: 1.375, maxLines: 2 }));
  const list =
    lines.reduce((sum, { height }) => sum + height, 0) + Math.max(0, lines.length - 1) * LIST_GAP * unit;
  const height = title.height + (lines.length > 0 ? GAP * unit + list : 0);
  const barEnd = top + 0.9 * unit;
  let y = barEnd + Math.max(0, (bottom - foot.height - barEnd - height) / 2);
  const ink = tokens.colour("--card-ink");
  drawText(pen, title, { x: left, y, width }, ink);
  y += title.height + GAP * unit;
  for (const line of lines) {
    drawText(pen, line, { x: left, y, width }, ink);
    y += line.height + LIST_GAP * unit;
  }
  drawFoot(sheet, { x: left, y: bottom - foot.height, width }, unit);
}

function drawFoot(
  { pen, tokens, said: { state } }: Sheet,
  at: { x: number; y: number; width: number },
  unit: number,
): void {
  const type = { ...faceType(tokens, 2.2 * unit), tabular: true };
  const count = deckPageCount(state);
  const soft = tokens.colour("--card-soft");
  const text = count > 0 ? `${state.deck.page} / ${count}` : String(state.deck.page);
  const number = layLine(pen, text, type, { width: at.width, lineHeight: 1.5 });
  const room = { width: at.width - number.width - 2 * unit, lineHeight: 1.5 };
  drawText(pen, layLine(pen, state.title, type, room), at, soft);
  drawText(pen, number, at, soft, "right");
}
