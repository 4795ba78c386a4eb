/** Mean brightness of a well-lit face and room, 0–1. */
const WANTED = 0.42;
/** An image above this brightness is left as it is, because brightening would wash it out. */
const ENOUGH = 0.34;
/** Fraction of the way to the new strength that each frame takes: sudden changes would be visible. */
const STEP = 0.08;

/** Returns the mean luminance of an image, 0–1, weighted as the eye does. */
export function meanLuminance(rgba: Uint8ClampedArray): number {
  let sum = 0;
  // Every fourth pixel is enough.
  for (let at = 0; at < rgba.length; at += 16)
    sum +=
      (rgba[at] as number) * 0.2126 + (rgba[at + 1] as number) * 0.7152 + (rgba[at + 2] as number) * 0.0722;
  return sum / (255 * Math.ceil(rgba.length / 16));
}

/**
 * Returns how much to brighten an image of this brightness: `k` of the curve `v + k·v·(1 − v)`, which keeps
 * black and white and lifts what is between. 0 leaves the image as it is.
 */
export function liftFor(mean: number): number {
  if (mean >= ENOUGH || mean <= 0) return 0;
  return Math.min(1, (WANTED - mean) / (mean * (1 - mean)));
}

/** Follows changes in brightness slowly. */
export class Brightness {
  private lift = 0;

  /** Returns the strength for the next frame, given its brightness; moves to 0 if not wanted. */
  next(mean: number, wanted: boolean): number {
    this.lift += ((wanted ? liftFor(mean) : 0) - this.lift) * STEP;
    return this.lift < 0.01 ? 0 : this.lift;
  }
}
