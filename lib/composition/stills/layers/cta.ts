import { boxOf, snapped, trace } from "../canvas/box";
import { drawIcon } from "../canvas/icons";
import { drawText, layText } from "../canvas/text";
import { colourOf, css } from "../look/css-values";
import { faceType, type Sheet } from "../sheet";

/** In em, but for the least height. */
const AROUND = { side: 1.2, above: 0.4, gap: 0.5, icon: 1.1, leastPx: 32 };

/** Draws the call to action at the right end of its place. */
export function drawCta({ pen, tokens, size, placement, said }: Sheet): void {
  const { label, visible } = said.state.cta;
  if (!placement.cta || !visible || !label) return;
  const em = placement.cta.fontPx;
  const room = boxOf(placement.cta.rect, size);
  const beside = (2 * AROUND.side + AROUND.gap + AROUND.icon) * em;
  const type = faceType(tokens, em, 600);
  const text = layText(pen, label, type, { width: room.width - beside, lineHeight: 1.25, maxLines: 2 });
  const width = Math.min(room.width, (text.lines.length > 1 ? room.width - beside : text.width) + beside);
  const height = Math.max(AROUND.leastPx, text.height + 2 * AROUND.above * em);
  const box = { x: room.x + room.width - width, y: room.y + room.height - height, width, height };
  const pixels = snapped(box);
  const radius = pixels.height / 2;
  pen.fillStyle = css(colourOf(tokens.filled("var(--brand-night, #ffffff)")));
  pen.beginPath();
  trace(pen, pixels, [radius, radius, radius, radius]);
  pen.fill();
  const ink = css(colourOf(tokens.filled("var(--on-brand-night, #000000)")));
  const middle = box.y + box.height / 2;
  drawText(pen, text, { x: box.x + AROUND.side * em, y: middle - text.height / 2, width: text.width }, ink);
  const x = box.x + box.width - (AROUND.side + AROUND.icon) * em;
  drawIcon(pen, "arrowUpRight", { x, y: middle - (AROUND.icon * em) / 2, size: AROUND.icon * em }, ink);
}
