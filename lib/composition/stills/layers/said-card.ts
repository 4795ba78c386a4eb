import type { CardKind } from "@/lib/stage/placement/layers-on";
import { type Box, trace, within } from "../canvas/box";
import { drawText, layLine, layText } from "../canvas/text";
import type { Type } from "../canvas/type";
import type { Sheet } from "../sheet";
import { drawCard, placedCard, roomOf } from "./card";

/** What someone said, with their name below. */
interface SaidCard {
  kind: CardKind;
  said: { text: string; author: string | null } | null;
  /** From the card's font size in pixels: type, and sizes in pixels. */
  look: (em: number) => {
    words: Type;
    lineHeight: number;
    author: Type;
    /** Above the words, where `mark` draws. */
    above: number;
    /** Between the words and the author. */
    gap: number;
    mark: (at: Pick<Box, "x" | "y">) => void;
  };
  /** Padding beside, and above and below, in em. */
  padding: readonly [beside: number, above: number];
}

/** Draws a card with a mark, some words, and who said them. Draws nothing if it isn't on stage. */
export function drawSaid(sheet: Sheet, { kind, said, look, padding }: SaidCard): void {
  const card = placedCard(sheet, kind);
  if (!card || !said) return;
  const { pen, tokens } = sheet;
  const em = card.words.fontPx;
  const { words, lineHeight, author: face, above, gap, mark } = look(em);
  const content = (width: number) => {
    const text = layText(pen, said.text, words, { width, lineHeight, maxLines: card.words.lines });
    const author = said.author ? layLine(pen, said.author, face, { width, lineHeight: 1.5 }) : null;
    const below = author ? gap + author.height : 0;
    return {
      height: above + text.height + below,
      draw: ({ x, y, height }: Box) => {
        mark({ x, y });
        const room = { x, y: y + above, width, height: Math.min(text.height, height - above - below) };
        within(
          pen,
          () => trace(pen, room),
          () => drawText(pen, text, room, tokens.colour("--card-ink")),
        );
        const at = { x, y: room.y + room.height + gap, width };
        if (author) drawText(pen, author, at, tokens.colour("--card-soft"));
      },
    };
  };
  drawCard({ sheet, room: roomOf(sheet, card), em, padding, content });
}
