import { NetworkRun } from "./network/network-run";
import { readNetwork } from "./network/read-network";

export const MASK_WIDTH = 256;
export const MASK_HEIGHT = 144;

/** How much of the previous mask is kept: flickering edges are worse than edges that lag a little. */
const KEPT = 0.35;
/**
 * Below the first value is certainly background, above the second certainly a person. Between them, the edge
 * is soft.
 */
const OUTSIDE = 0.25;
const INSIDE = 0.75;

/**
 * Separates people from the background in a 256 × 144 image. The network is MediaPipe's "selfie segmentation,
 * landscape" (Apache-2.0), run in plain JavaScript: 250 kB, no WebAssembly, no GPU, no CSP exception.
 */
export class PersonMask {
  private readonly network: NetworkRun;
  private readonly mask = new Float32Array(MASK_WIDTH * MASK_HEIGHT);
  private first = true;

  /** `file` is a TFLite file. */
  constructor(file: ArrayBuffer) {
    this.network = new NetworkRun(readNetwork(file));
    const { width, height, channels } = this.network.input;
    if (width !== MASK_WIDTH || height !== MASK_HEIGHT || channels !== 3)
      throw new Error("The model expects a different image size.");
  }

  /**
   * Reads the colors of `picture` and writes how much of each pixel is a person (0–255) into its alpha
   * channel.
   */
  apply(picture: Uint8ClampedArray): void {
    const { input, output } = this.network;
    for (let pixel = 0, at = 0; pixel < this.mask.length; pixel += 1) {
      const from = pixel * 4;
      input.values[at++] = (picture[from] as number) / 255;
      input.values[at++] = (picture[from + 1] as number) / 255;
      input.values[at++] = (picture[from + 2] as number) / 255;
    }
    this.network.run();
    const kept = this.first ? 0 : KEPT;
    this.first = false;
    for (let pixel = 0; pixel < this.mask.length; pixel += 1) {
      const value = (this.mask[pixel] as number) * kept + (output.values[pixel] as number) * (1 - kept);
      this.mask[pixel] = value;
      picture[pixel * 4 + 3] = 255 * Math.min(1, Math.max(0, (value - OUTSIDE) / (INSIDE - OUTSIDE)));
    }
  }
}
