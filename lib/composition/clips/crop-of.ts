import type { ViewPart } from "@/lib/composition/clips/plan/shots";
import type { PixelBox } from "../picture/picture-job";

interface Size {
  width: number;
  height: number;
}

/** Faces are above the middle. */
const FACE = 0.38;
/**
 * Returns the part of the program's picture that fills a pane, in even pixels: as much of the area as has the pane's shape, around
 * where faces are. If the name that's written in the area would be cut, it's left out.
 * @param zoom how much closer, from 1
 */
export function cropOf({ area, tag }: ViewPart, pane: Size, source: Size, zoom = 1): PixelBox {
  const whole = inPixels(area, source);
  const written = tag && inPixels(tag, source);
  const shown = Math.min(whole.width, (whole.height * pane.width) / pane.height);
  const left = whole.x + (whole.width - shown) / 2;
  const isSeen = written && written.x < left + shown && left < written.x + written.width;
  const free = isSeen ? besides(whole, written) : whole;
  const ratio = pane.width / pane.height;
  const width = Math.min(free.width, free.height * ratio) / zoom;
  const height = width / ratio;
  const x = free.x + (free.width - width) / 2;
  const y = free.y + (free.height - height) * FACE;
  return within({ x, y, width, height }, source);
}

/** Less of a tile's height than this has no room for a face. */
const SLIT = 0.48;
/** What is shown of such a tile's height instead. */
const SHOWN = 0.6;

/** Returns where in a pane an area is shown: in all of it, or in its middle if the area is so much higher than the pane that faces would be cut. */
export function roomFor({ area, fit }: ViewPart, box: PixelBox, source: Size): PixelBox {
  const whole = inPixels(area, source);
  const shown = (whole.width * box.height) / box.width / whole.height;
  if (fit !== "cover" || shown >= SLIT) return box;
  const width = 2 * Math.round((box.height * whole.width) / (SHOWN * whole.height) / 2);
  return { ...box, x: box.x + 2 * Math.floor((box.width - width) / 4), width };
}

const inPixels = ({ x, y, width, height }: ViewPart["area"], source: Size): PixelBox => ({
  ...{ x: x * source.width, y: y * source.height },
  ...{ width: width * source.width, height: height * source.height },
});

/** The higher part of a box above or below something written in it. */
function besides(whole: PixelBox, written: PixelBox): PixelBox {
  const above = written.y - whole.y;
  const bottom = written.y + written.height;
  const below = whole.y + whole.height - bottom;
  return above >= below
    ? { ...whole, height: above - GAP }
    : { ...whole, y: bottom + GAP, height: below - GAP };
}

/** In pixels. */
const GAP = 4;

function within({ x, y, width, height }: PixelBox, source: Size): PixelBox {
  const even = (value: number) => 2 * Math.floor(value / 2);
  const [wide, high] = [Math.max(2, even(width)), Math.max(2, even(height))];
  const at = (value: number, most: number) => even(Math.min(Math.max(0, value), most));
  return { x: at(x, source.width - wide), y: at(y, source.height - high), width: wide, height: high };
}
