import type { Sharp } from "sharp";

/** Larger than any image that we store. */
const MAX_PIXELS = 50_000_000;

/** Opens a PNG, JPEG or WebP file that we have encoded, upright. */
export async function openPhoto(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" }).autoOrient();
}
