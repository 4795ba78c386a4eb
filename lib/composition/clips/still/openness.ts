interface Point {
  x: number;
  y: number;
}

interface GreyPicture {
  width: number;
  height: number;
  /** One byte each. */
  pixels: Uint8Array;
}

// In distances between the eyes.
/** About as wide as an iris, and nearly as high. */
const IRIS = { width: 0.18, height: 0.14 };
/** How far an iris may be from where the eye was seen: one that looks aside, or a place that isn't exact. */
const AROUND = 0.1;
/** From the eye down to the cheek, and how much of that is looked at. */
const CHEEK = { below: 0.42, size: 0.2 };
/** In pixels between the eyes. With fewer, lashes are as dark as an iris. */
const LEAST = 14;

/**
 * Says how much of an iris can be seen, from 0 to about 1: how much darker than the cheek the darkest place of its size is. Closed lids only have the
 * thin line of their lashes. Eyes differ, so it's for comparing the same person's.
 * @param eyes in pixels, from left to right
 * @returns null if they are too small, or not all in the picture
 */
export function openness(picture: GreyPicture, [left, right]: readonly [Point, Point]): number | null {
  const [x, y] = [right.x - left.x, right.y - left.y];
  const apart = Math.hypot(x, y);
  if (apart < LEAST) return null;
  let sum = 0;
  for (const eye of [left, right]) {
    const below = CHEEK.below;
    const cheek = meanOf(picture, { x: eye.x - below * y, y: eye.y + below * x }, apart * CHEEK.size);
    const iris = darkest(picture, eye, apart);
    if (cheek === null || cheek === 0 || iris === null) return null;
    sum += Math.max(0, 1 - iris / cheek);
  }
  return sum / 2;
}

/** Returns the mean of the darkest place that is as large as an iris. */
function darkest(picture: GreyPicture, eye: Point, apart: number): number | null {
  const step = Math.max(1, apart / 40);
  const reach = apart * AROUND;
  let least: number | null = null;
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) {
      const at = { x: eye.x + dx, y: eye.y + dy };
      const mean = meanOf(picture, at, apart * IRIS.width, apart * IRIS.height);
      if (mean !== null && (least === null || mean < least)) least = mean;
    }
  return least;
}

/** Returns how bright a rectangle is; null if it isn't all in the picture. */
function meanOf(
  { pixels, width, height }: GreyPicture,
  middle: Point,
  wide: number,
  high = wide,
): number | null {
  const [left, top] = [Math.round(middle.x - wide / 2), Math.round(middle.y - high / 2)];
  const [across, down] = [Math.max(1, Math.round(wide)), Math.max(1, Math.round(high))];
  if (left < 0 || top < 0 || left + across > width || top + down > height) return null;
  let sum = 0;
  for (let y = top; y < top + down; y += 1)
    for (let x = left; x < left + across; x += 1) sum += pixels[y * width + x] ?? 0;
  return sum / (across * down);
}
