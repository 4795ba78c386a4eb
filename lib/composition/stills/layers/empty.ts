import { drawText, layText } from "../canvas/text";
import { displayType, frameOf, type Sheet } from "../sheet";

/** Draws the show's title on a stage without anyone or anything on it. */
export function drawEmpty(sheet: Sheet): void {
  const { pen, tokens, said } = sheet;
  const frame = frameOf(sheet);
  const unit = frame.width / 100;
  const width = frame.width - 8 * unit;
  const title = layText(pen, said.state.title, displayType(tokens, 2.4 * unit), { width, lineHeight: 1.5 });
  const at = { x: 4 * unit, y: (frame.height - title.height) / 2, width };
  drawText(pen, title, at, tokens.colour("--stage-soft"), "center");
}
