import { createCanvas, Path2D } from "@napi-rs/canvas";
import { boardOf, inOrder } from "@/lib/live/whiteboard/board";
import type { BoardElement, BoardText } from "@/lib/live/whiteboard/element";
import { extentOf, flatBox } from "@/lib/live/whiteboard/extent";
import { dashes } from "@/lib/live/whiteboard/paths/rough-options";
import { pathsOf } from "@/lib/live/whiteboard/paths/shape-paths";
import { textPlaces } from "@/lib/live/whiteboard/text-places";
import { boardFamilies } from "./canvas/board-fonts";
import type { Pen } from "./canvas/pen";
import { pngOf } from "./canvas/png";

/** Far more than elements need; a board that reaches far beyond the sheet is drawn smaller. */
const MOST_PX = 3_840;

/** Draws a whiteboard as viewers see it: the sheet, and whatever was drawn beyond it, as wide as wanted. */
export async function drawBoardPicture(elements: BoardElement[], widthPx: number): Promise<Buffer> {
  const { x, y, width, height } = extentOf(elements);
  const scale = Math.min(widthPx / width, MOST_PX / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const pen = createCanvas(size.width, size.height).getContext("2d");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, size.width, size.height);
  pen.scale(scale, scale);
  pen.translate(-x, -y);
  for (const element of inOrder(boardOf(elements))) drawElement(pen, element);
  return pngOf(pen, size.width, size.height);
}

function drawElement(pen: Pen, element: BoardElement): void {
  const { x, y, angle, opacity } = element;
  const box = flatBox(element);
  const middle = { x: box.x - x + box.width / 2, y: box.y - y + box.height / 2 };
  pen.save();
  pen.translate(x, y);
  pen.translate(middle.x, middle.y);
  pen.rotate(angle);
  pen.translate(-middle.x, -middle.y);
  pen.globalAlpha = opacity / 100;
  if (element.type === "text") drawWords(pen, element);
  else drawLines(pen, element);
  pen.restore();
}

function drawLines(pen: Pen, element: Exclude<BoardElement, BoardText>): void {
  const { strokeStyle, strokeWidth } = element;
  const dash = strokeStyle === "solid" ? [] : dashes(strokeStyle, strokeWidth);
  pen.lineCap = "round";
  for (const path of pathsOf(element)) {
    const shape = new Path2D(path.d);
    if (path.fill && path.fill !== "none") {
      pen.fillStyle = path.fill;
      pen.fill(shape, path.fillRule);
    }
    if (path.stroke === "none" || path.strokeWidth === 0) continue;
    pen.setLineDash(dash);
    pen.strokeStyle = path.stroke;
    pen.lineWidth = path.strokeWidth;
    pen.stroke(shape);
  }
}

function drawWords(pen: Pen, element: BoardText): void {
  const { fontSize, fontFamily, strokeColor, textAlign } = element;
  pen.font = `${fontSize}px ${boardFamilies(fontFamily)}`;
  pen.fillStyle = strokeColor;
  pen.textAlign = textAlign;
  pen.textBaseline = "alphabetic";
  for (const { words, x, y } of textPlaces(element)) pen.fillText(words, x, y);
}
