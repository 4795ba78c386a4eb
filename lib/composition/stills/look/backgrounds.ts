import type { Box } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import { argumentsOf, type Colour, colourOf, css, lengthPx, split, type Units } from "./css-values";

/** Where a background may be drawn, and the box that its positions and percentages refer to. */
interface Area {
  clip: Box;
  origin: Box;
}

/** Draws a CSS `background` list of gradients and a color within an area; the pen clips to its shape. */
export function paintBackground(pen: Pen, value: string, area: Area, units: Units): void {
  for (const layer of split(value, ",").reverse()) paintLayer(pen, layer, area, units);
}

function paintLayer(pen: Pen, layer: string, { clip, origin }: Area, units: Units): void {
  const [image = "none", ...rest] = split(layer, " ");
  if (image === "none") return;
  if (!image.includes("-gradient(")) {
    pen.fillStyle = css(colourOf(image));
    pen.fillRect(clip.x, clip.y, clip.width, clip.height);
    return;
  }
  const slash = rest.indexOf("/");
  const repeats = rest.at(-1) !== "no-repeat";
  const places = (slash < 0 ? rest : rest.slice(0, slash)).filter((word) => word !== "no-repeat");
  const sizes = slash < 0 ? [] : rest.slice(slash + 1).filter((word) => word !== "no-repeat");
  const tiled = repeats && slash >= 0;
  const size = [sizes[0], sizes[1]].map((value, axis) => {
    const whole = axis === 0 ? origin.width : origin.height;
    const px = value === undefined ? whole : lengthPx(value, units, whole);
    // Browsers align a single image to pixels, but not a pattern.
    return tiled ? px : Math.max(1, Math.round(px));
  });
  const [width = 0, height = 0] = size;
  const x = origin.x + placeOf(places[0] ?? "0", origin.width - width, units);
  const y =
    origin.y + placeOf(places[1] ?? (places[0] === undefined ? "0" : "50%"), origin.height - height, units);
  if (!tiled) {
    fillTile(pen, image, { x, y, width, height }, units);
    return;
  }
  for (let top = y; top < clip.y + clip.height; top += height)
    for (let left = x; left < clip.x + clip.width; left += width)
      fillTile(pen, image, { x: left, y: top, width, height }, units);
}

const placeOf = (place: string, room: number, units: Units): number =>
  Math.round(lengthPx(place, units, room));

function fillTile(pen: Pen, image: string, box: Box, units: Units): void {
  pen.fillStyle = gradientOf(pen, image, box, units);
  pen.fillRect(box.x, box.y, box.width, box.height);
}

function gradientOf(
  pen: Pen,
  image: string,
  box: Box,
  units: Units,
): ReturnType<Pen["createLinearGradient"]> {
  const linear = argumentsOf(image, "linear-gradient");
  if (linear) {
    const across = linear[0] === "90deg";
    const first = across || linear[0] === "to bottom" ? 1 : 0;
    const end = across ? [box.x + box.width, box.y] : [box.x, box.y + box.height];
    const gradient = pen.createLinearGradient(box.x, box.y, end[0] ?? 0, end[1] ?? 0);
    return withStops(gradient, linear.slice(first));
  }
  const [shape = "", ...stops] = argumentsOf(image, "radial-gradient") ?? [];
  const [, at = "50% 50%"] = /^circle(?: at (.+))?$/.exec(shape) ?? [];
  const [left = "50%", top = "50%"] = split(at, " ");
  const x = lengthPx(left, units, box.width);
  const y = lengthPx(top, units, box.height);
  // The default size of a circle reaches the farthest corner.
  const reach = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const gradient = pen.createRadialGradient(box.x + x, box.y + y, 0, box.x + x, box.y + y, reach);
  return withStops(gradient, stops);
}

interface Stop {
  colour: Colour;
  at: number | null;
}

function withStops<Gradient extends { addColorStop(at: number, colour: string): void }>(
  gradient: Gradient,
  list: readonly string[],
): Gradient {
  const stops = list.flatMap((stop): Stop[] => {
    const [colour = "", ...places] = split(stop, " ");
    const ats = places.length === 0 ? [null] : places.map((place) => Number.parseFloat(place) / 100);
    return ats.map((at) => ({ colour: colourOf(colour), at }));
  });
  stops.forEach(({ colour, at }, index) => {
    // Canvases fade toward the color of `transparent` (black), style sheets don't.
    const neighbour = stops[index - 1] ?? stops[index + 1];
    const seen = colour.alpha === 0 && neighbour ? { hex: neighbour.colour.hex, alpha: 0 } : colour;
    gradient.addColorStop(at ?? index / Math.max(1, stops.length - 1), css(seen));
  });
  return gradient;
}

/** The corners of a CSS polygon in percent, within a box. */
export const polygonOf = (value: string, box: Box, units: Units): { x: number; y: number }[] =>
  (argumentsOf(value, "polygon") ?? []).map((corner) => {
    const [x = "0", y = "0"] = split(corner, " ");
    return { x: box.x + lengthPx(x, units, box.width), y: box.y + lengthPx(y, units, box.height) };
  });
