import { type Box, type Corners, inset, snapped, trace, within } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import { paintBackground, polygonOf } from "./backgrounds";
import { colourOf, css, lengthPx, split, type Units } from "./css-values";
import type { Tokens } from "./tokens";

interface Border {
  px: number;
  style: string;
  colour: string;
}

/** Reads a CSS border. Browsers draw whole pixels, and no border thinner than one. */
export function borderOf(value: string, units: Units): Border {
  const [width = "0", style = "solid", ...colour] = split(value, " ");
  const px = lengthPx(width, units);
  return {
    px: px > 0 && px < 1 ? 1 : Math.floor(px),
    style,
    colour: css(colourOf(colour.join(" ") || "transparent")),
  };
}

interface Surface {
  background: string;
  /** CSS `border-radius`; sharp corners by default. */
  radius?: string;
  border?: Border;
  /** Instead of `border` at the upper edge. */
  top?: Border;
  /** CSS `clip-path`. */
  cut?: string;
}

/** The surface of a layer as its style sheet's tokens describe it. */
export const cardSurface = (tokens: Tokens, units: Units): Surface => ({
  background: `${tokens.text("--card-art")}, ${tokens.text("--card-ground")}`,
  radius: tokens.text("--card-radius"),
  border: borderOf(tokens.text("--card-border"), units),
  top: borderOf(tokens.text("--card-top"), units),
  cut: tokens.text("--card-cut"),
});

/** Widths of a surface's borders, clockwise from the top. */
export function bordersOf({ border, top = border }: Surface): Corners {
  const side = border?.px ?? 0;
  return [top?.px ?? 0, side, side, side];
}

/** Returns radii in pixels for one to four CSS radii. */
export function cornersOf(radius: string, units: Units): Corners {
  const [a = 0, b = a, c = a, d = b] = split(radius, " ").map((part) => lengthPx(part, units));
  return [a, b, c, d];
}

/** Draws background and borders of a box, then its content, all within its outline. */
export function paintSurface(
  pen: Pen,
  surface: Surface,
  exact: Box,
  units: Units,
  content: () => void = () => undefined,
): void {
  const box = snapped(exact);
  const corners = cornersOf(surface.radius ?? "0", units);
  const widths = bordersOf(surface);
  const inner = inset(box, widths);
  const drawAll = () => {
    within(
      pen,
      () => trace(pen, box, corners),
      () => paintBackground(pen, surface.background, { clip: box, origin: inner }, units),
    );
    paintBorders(pen, surface, { box, inner, corners });
    content();
  };
  const { cut } = surface;
  if (!cut || cut === "none") {
    drawAll();
    return;
  }
  within(
    pen,
    () => {
      for (const { x, y } of polygonOf(cut, exact, units)) pen.lineTo(x, y);
      pen.closePath();
    },
    drawAll,
  );
}

interface Outline {
  box: Box;
  inner: Box;
  corners: Corners;
}

function paintBorders(pen: Pen, { border, top }: Surface, { box, inner, corners }: Outline): void {
  if (border && border.px > 0) {
    pen.fillStyle = border.colour;
    pen.beginPath();
    trace(pen, box, corners);
    const [a, b, c, d] = corners.map((radius) => Math.max(0, radius - border.px));
    trace(pen, inner, [a ?? 0, b ?? 0, c ?? 0, d ?? 0]);
    pen.fill("evenodd");
  }
  if (!top || top.px === 0 || border?.px) return;
  pen.fillStyle = top.colour;
  // Two lines with a gap, each a third.
  const lines = top.style === "double" ? [0, top.px - Math.ceil(top.px / 3)] : [0];
  const height = top.style === "double" ? Math.ceil(top.px / 3) : top.px;
  for (const line of lines) pen.fillRect(box.x, box.y + line, box.width, height);
}
