import { boxOf } from "../canvas/box";
import { drawIcon } from "../canvas/icons";
import { drawText, layLine } from "../canvas/text";
import { paintSurface } from "../look/surface";
import { faceType, type Sheet } from "../sheet";

const PADDING_EM = 0.6;
const ICON_EM = 1;
const GAP_EM = 0.5;

/** Draws everyone's name in their tile. */
export function drawTags({ pen, tokens, size, placement, said }: Sheet): void {
  for (const { identity, tag } of placement.tiles) {
    const person = said.state.stage.find((entry) => entry.identity === identity);
    if (!person || !tag) continue;
    const room = boxOf(tag.rect, size);
    const em = tag.fontPx;
    const before = PADDING_EM * em + (person.muted ? (ICON_EM + GAP_EM) * em : 0);
    const around = before + PADDING_EM * em;
    const type = faceType(tokens, em, 500);
    const name = layLine(pen, person.name, type, { width: room.width - around, lineHeight: 1.25 });
    const box = { ...room, width: Math.min(room.width, name.width + around) };
    const units = { em, container: size.width };
    const ink = tokens.colour("--tag-ink");
    paintSurface(
      pen,
      { background: tokens.text("--tag-ground"), radius: tokens.text("--tag-radius") },
      box,
      units,
    );
    const middle = box.y + box.height / 2;
    if (person.muted)
      drawIcon(pen, "micOff", { x: box.x + PADDING_EM * em, y: middle - em / 2, size: em }, ink);
    drawText(pen, name, { x: box.x + before, y: middle - name.height / 2, width: name.width }, ink);
  }
}
