import type { CardKind } from "@/lib/stage/placement/layers-on";
import type { PlacedCard } from "@/lib/stage/placement/place-cards";
import { type Box, boxOf } from "../canvas/box";
import { bordersOf, cardSurface, paintSurface } from "../look/surface";
import type { Sheet } from "../sheet";

/** The place of a card, or null if it isn't on stage. */
export const placedCard = ({ placement }: Sheet, kind: CardKind): PlacedCard | null =>
  placement.cards.find((card) => card.kind === kind) ?? null;

interface CardInput {
  sheet: Sheet;
  /** The card's place; the card is in the middle of it, as high as its content. */
  room: Box;
  em: number;
  /** Padding beside, and above and below the content, in em. */
  padding: readonly [beside: number, above: number];
  /** Returns the content's height for a width in pixels, and draws it there, at most so high. */
  content: (width: number) => { height: number; draw: (box: Box) => void };
}

/** Draws a card's surface around its content. What doesn't fit into its place is cut off. */
export function drawCard({ sheet, room, em, padding, content }: CardInput): void {
  const units = { em, container: room.width };
  const surface = cardSurface(sheet.tokens, units);
  const [top, right, bottom, left] = bordersOf(surface);
  const [beside, above] = padding;
  const width = room.width - 2 * beside * em - left - right;
  const { height: wanted, draw } = content(width);
  const around = 2 * above * em + top + bottom;
  const height = Math.min(room.height, wanted + around);
  const box = { x: room.x, y: room.y + (room.height - height) / 2, width: room.width, height };
  const inner = {
    x: box.x + left + beside * em,
    y: box.y + top + above * em,
    width,
    height: height - around,
  };
  paintSurface(sheet.pen, surface, box, units, () => draw(inner));
}

export const roomOf = ({ size }: Sheet, card: PlacedCard): Box => boxOf(card.rect, size);
