import { boxOf } from "../canvas/box";
import { drawText, layLine } from "../canvas/text";
import { borderOf, bordersOf, paintSurface } from "../look/surface";
import { displayType, faceType, type Sheet } from "../sheet";

const ROLE_EM = 0.72;
const BETWEEN_EM = 0.8;
const END_EM = 1;

/** Draws name and role of the person speaking. */
export function drawLowerThird({ pen, tokens, size, placement, said }: Sheet): void {
  const placed = placement.lowerThird;
  const words = said.state.lower_third;
  if (!placed || !words) return;
  const em = placed.fontPx;
  const units = { em, container: size.width };
  const surface = {
    background: `${tokens.text("--name-art")}, ${tokens.text("--name-ground")}`,
    radius: tokens.text("--name-radius"),
    border: borderOf(tokens.text("--name-border"), units),
    cut: tokens.text("--name-cut"),
  };
  const [border] = bordersOf(surface);
  const before = tokens.px("--name-start", units) + border;
  const around = before + END_EM * em + border;
  const room = boxOf(placed.rect, size);
  const width = room.width - around;
  const title = layLine(pen, words.title, displayType(tokens, em), { width, lineHeight: 1.22 });
  const subtitle = placed.hasRole ? words.subtitle : "";
  const isBeside = placed.lines === 1;
  const beside = isBeside ? title.width + BETWEEN_EM * em : 0;
  const role =
    subtitle === ""
      ? null
      : layLine(pen, subtitle, faceType(tokens, ROLE_EM * em), { width: width - beside, lineHeight: 1.375 });
  const wide = role ? Math.max(title.width, beside + role.width) : title.width;
  const box = { ...room, width: Math.min(room.width, wide + around) };
  paintSurface(pen, surface, box, units, () => {
    const x = box.x + before;
    const middle = box.y + box.height / 2;
    const stack = title.height + (role && !isBeside ? role.height : 0);
    const top = middle - stack / 2;
    drawText(pen, title, { x, y: top, width: wide }, tokens.colour("--name-ink"));
    if (!role) return;
    const at = isBeside ? { x: x + beside, y: middle - role.height / 2 } : { x, y: top + title.height };
    drawText(pen, role, { ...at, width: wide }, tokens.colour("--name-soft"));
  });
}
