/** Where the middle of a well lit face and room lies, 0–1. */
const WANTED = 0.42;
/** Above this a picture is bright enough: lifting it would wash it out. */
const ENOUGH = 0.34;
/** How much of the way to a new strength is gone with each picture: light that jumps is seen. */
const STEP = 0.08;

/** Mean brightness of a picture's pixels, 0–1, as eyes weigh colours. */
export function meanLuminance(rgba: Uint8ClampedArray): number {
  let sum = 0;
  // Every fourth pixel says as much.
  for (let at = 0; at < rgba.length; at += 16)
    sum +=
      (rgba[at] as number) * 0.2126 + (rgba[at + 1] as number) * 0.7152 + (rgba[at + 2] as number) * 0.0722;
  return sum / (255 * Math.ceil(rgba.length / 16));
}

/**
 * How strongly to lift a picture of that brightness: `k` of the curve `v + k·v·(1 − v)`, which leaves black black and
 * white white and lifts what is between. 0 leaves it as it is.
 */
export function liftFor(mean: number): number {
  if (mean >= ENOUGH || mean <= 0) return 0;
  return Math.min(1, (WANTED - mean) / (mean * (1 - mean)));
}

/** Follows the light slowly. */
export class Brightness {
  private lift = 0;

  /** The lift for a picture of that brightness; 0 where it is not wanted. */
  next(mean: number, wanted: boolean): number {
    this.lift += ((wanted ? liftFor(mean) : 0) - this.lift) * STEP;
    return this.lift < 0.01 ? 0 : this.lift;
  }
}
