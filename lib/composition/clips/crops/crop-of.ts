import type { ViewPart } from "@/lib/composition/clips/plan/shots";
import type { PixelBox } from "../../picture/picture-job";

interface Size {
  width: number;
  height: number;
}

/** Faces are above the middle. */
const FACE = 0.38;
/**
 * Returns the part of the program's picture that fills a pane, in even pixels: as much of the area as has the pane's shape, around
 * where faces are. What is written over the area and would be cut is left out.
 * @param zoom how much closer, from 1
 */
export function cropOf({ area, written, face }: Cropped, pane: Size, source: Size, zoom = 1): PixelBox {
  const whole = evenInside(inPixels(area, source), source);
  const ratio = pane.width / pane.height;
  const shown = Math.min(whole.width, whole.height * ratio);
  const left = whole.x + (whole.width - shown) / 2;
  const seen = written
    .map((one) => inPixels(one, source))
    .filter((one) => one.x < left + shown && left < one.x + one.width);
  const free = evenInside(besides(whole, seen), source);
  const width = Math.min(free.width, free.height * ratio) / zoom;
  const height = width / ratio;
  const found = face && inPixels(face, source);
  const center = found ? found.x + found.width / 2 : whole.x + whole.width / 2;
  const x = within(center - width / 2, whole.x, whole.x + whole.width - width);
  const usual = whole.y + (whole.height - height) * FACE;
  const high = found ? within(usual, found.y + found.height - height, found.y) : usual;
  const y = within(high, free.y, free.y + free.height - height);
  return { x: even(x), y: even(y), width: Math.max(2, even(width)), height: Math.max(2, even(height)) };
}

export type Cropped = Pick<ViewPart, "area" | "written" | "face">;

/** The value that is closest to one and not less than the least; nor more than the most, above all. */
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Less of a tile's height than this has no room for a face. */
const SLIT = 0.48;
/** What is shown of such a tile's height instead. */
const SHOWN = 0.6;

/** Returns where in a pane an area is shown: in all of it, or in its middle if the area is so much higher than the pane that faces would be cut. */
export function roomFor(
  { area, fit }: Pick<ViewPart, "area" | "fit">,
  box: PixelBox,
  source: Size,
): PixelBox {
  const whole = inPixels(area, source);
  const shown = (whole.width * box.height) / box.width / whole.height;
  if (fit !== "cover" || shown >= SLIT) return box;
  const width = 2 * Math.round((box.height * whole.width) / (SHOWN * whole.height) / 2);
  return { ...box, x: box.x + 2 * Math.floor((box.width - width) / 4), width };
}

export const inPixels = ({ x, y, width, height }: ViewPart["area"], source: Size): PixelBox => ({
  ...{ x: x * source.width, y: y * source.height },
  ...{ width: width * source.width, height: height * source.height },
});

/** Lower than this share of a tile, there is no room for a face: then what is written may be cut. */
const ROOM_FOR_FACE = 0.62;

/** The highest part of a box above, below or between what is written in it. */
function besides(whole: PixelBox, written: readonly PixelBox[]): PixelBox {
  const end = whole.y + whole.height;
  const free: { from: number; to: number }[] = [];
  let from = whole.y;
  for (const { y, height } of [...written].sort((a, b) => a.y - b.y)) {
    free.push({ from, to: Math.min(end, y - GAP) });
    from = Math.max(from, y + height + GAP);
  }
  free.push({ from, to: end });
  const best = free.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one));
  const height = best.to - best.from;
  return height < ROOM_FOR_FACE * whole.height ? whole : { ...whole, y: best.from, height };
}

/** In pixels. */
const GAP = 4;

const even = (value: number): number => 2 * Math.floor(value / 2);

/** The even pixels that are inside of a box: those at its edges are mixed with what is around it. */
function evenInside({ x, y, width, height }: PixelBox, source: Size): PixelBox {
  // More than rounding errors.
  const [left, top] = [x, y].map((value) => 2 * Math.ceil((Math.max(0, value) - 0.01) / 2)) as [
    number,
    number,
  ];
  const right = even(Math.min(source.width, x + width) + 0.01);
  const bottom = even(Math.min(source.height, y + height) + 0.01);
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}
