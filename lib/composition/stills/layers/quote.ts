import { trace, within } from "../canvas/box";
import { drawText, layLine, layText } from "../canvas/text";
import { displayType, faceType, type Sheet } from "../sheet";
import { drawCard, placedCard, roomOf } from "./card";

const GAP_EM = 0.7;
const BAR = { em: 0.2, leastPx: 3, wideEm: 2.4 };
const AUTHOR = { em: 0.62, leastPx: 11 };

/** Draws a sentence in large letters. */
export function drawQuote(sheet: Sheet): void {
  const card = placedCard(sheet, "quote");
  const { quote } = sheet.said.state;
  if (!card || !quote) return;
  const { pen, tokens } = sheet;
  const em = card.words.fontPx;
  const bar = Math.max(BAR.leastPx, BAR.em * em);
  const content = (width: number) => {
    const room = { width, lineHeight: 1.18, maxLines: card.words.lines };
    const text = layText(pen, quote.text, displayType(tokens, em), room);
    const px = Math.max(AUTHOR.leastPx, AUTHOR.em * em);
    const author = quote.author
      ? layLine(pen, quote.author, faceType(tokens, px), { width, lineHeight: 1.5 })
      : null;
    const above = bar + GAP_EM * em;
    const below = author ? GAP_EM * em + author.height : 0;
    return {
      height: above + text.height + below,
      draw: ({ x, y, height }: { x: number; y: number; height: number }) => {
        pen.fillStyle = tokens.colour("--card-accent");
        const top = Math.round(y);
        pen.fillRect(Math.round(x), top, Math.round(BAR.wideEm * em), Math.round(y + bar) - top);
        const room = { x, y: y + above, width, height: Math.min(text.height, height - above - below) };
        within(
          pen,
          () => trace(pen, room),
          () => drawText(pen, text, room, tokens.colour("--card-ink")),
        );
        const at = { x, y: room.y + room.height + GAP_EM * em, width };
        if (author) drawText(pen, author, at, tokens.colour("--card-soft"));
      },
    };
  };
  drawCard({ sheet, room: roomOf(sheet, card), em, padding: [1.2, 1.2], content });
}
