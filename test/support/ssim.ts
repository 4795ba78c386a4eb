/** Pixels in four bytes, red first. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WINDOW = 8;
/** Small regions are looked at more closely. */
const SMALL_PX = 50_000;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * How alike two images are within a region: the mean structural similarity of luma in windows of 8 × 8
 * pixels. 1 if they are equal.
 */
export function ssim(one: Pixels, other: Pixels, region: Region): number {
  const step = region.width * region.height < SMALL_PX ? WINDOW / 2 : WINDOW;
  const left = Math.max(0, Math.floor(region.x));
  const top = Math.max(0, Math.floor(region.y));
  const right = Math.min(one.width, Math.ceil(region.x + region.width));
  const bottom = Math.min(one.height, Math.ceil(region.y + region.height));
  const first = lumaOf(one);
  const second = lumaOf(other);
  let [sum, windows] = [0, 0];
  for (let y = top; y + WINDOW <= bottom; y += step)
    for (let x = left; x + WINDOW <= right; x += step) {
      sum += similarity(first, second, y * one.width + x, one.width);
      windows += 1;
    }
  return windows === 0 ? 1 : sum / windows;
}

const known = new WeakMap<Pixels, Float32Array>();

function lumaOf(pixels: Pixels): Float32Array {
  const found = known.get(pixels);
  if (found) return found;
  const { data } = pixels;
  const luma = new Float32Array(pixels.width * pixels.height);
  for (let at = 0; at < luma.length; at += 1)
    luma[at] =
      0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  known.set(pixels, luma);
  return luma;
}

function similarity(one: Float32Array, other: Float32Array, from: number, stride: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1)
    for (let at = from + row * stride; at < from + row * stride + WINDOW; at += 1) {
      const x = one[at] ?? 0;
      const y = other[at] ?? 0;
      a += x;
      b += y;
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [a / count, b / count];
  const varianceA = aa / count - meanA * meanA;
  const varianceB = bb / count - meanB * meanB;
  const shared = ab / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * shared + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
