import { trace, within } from "../canvas/box";
import { drawIcon } from "../canvas/icons";
import { drawText, layLine, layText } from "../canvas/text";
import { faceType, type Sheet } from "../sheet";
import { drawCard, placedCard, roomOf } from "./card";

const ICON_EM = 1.3;
const GAP_EM = 0.5;

/** Draws the audience's question. */
export function drawQuestion(sheet: Sheet): void {
  const card = placedCard(sheet, "question");
  const { question } = sheet.said.state;
  if (!card || !question) return;
  const { pen, tokens } = sheet;
  const em = card.words.fontPx;
  const content = (width: number) => {
    const room = { width, lineHeight: 1.3, maxLines: card.words.lines };
    const text = layText(pen, question.text, faceType(tokens, em, 500), room);
    const line = { width, lineHeight: 1.5 };
    const author = question.author ? layLine(pen, question.author, faceType(tokens, 0.78 * em), line) : null;
    const below = author ? GAP_EM * em + author.height : 0;
    const above = (ICON_EM + GAP_EM) * em;
    return {
      height: above + text.height + below,
      draw: ({ x, y, height }: { x: number; y: number; height: number }) => {
        drawIcon(pen, "question", { x, y, size: ICON_EM * em }, tokens.colour("--card-accent"));
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
  drawCard({ sheet, room: roomOf(sheet, card), em, padding: [1.1, 0.9], content });
}
