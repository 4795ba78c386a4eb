import type { Box } from "../canvas/box";
import { drawContained } from "../canvas/images";
import { drawText, layText } from "../canvas/text";
import { plainType, type Sheet } from "../sheet";

const PAPER = "#ffffff";
const NOTE = "#55555f";

/** Draws the whiteboard's picture on paper, or that nothing has been drawn. */
export function drawBoard({ pen, pictures, said }: Sheet, box: Box): void {
  pen.fillStyle = PAPER;
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (pictures.whiteboard) {
    drawContained(pen, pictures.whiteboard, box);
    return;
  }
  const unit = box.width / 100;
  const room = { width: box.width - 8 * unit, lineHeight: 1.5 };
  const note = layText(pen, said.words.noDrawing, plainType(Math.max(10, 2.6 * unit)), room);
  const at = { x: box.x + 4 * unit, y: box.y + (box.height - note.height) / 2, width: room.width };
  drawText(pen, note, at, NOTE, "center");
}
