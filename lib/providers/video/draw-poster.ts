const MAX_PIXELS = 1280 * 1280;
const WIDTH = 640;

/** Re-encodes a video's still image as it is shown, whatever the converter wrote. */
export async function drawPoster(still: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(still, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .resize({ width: WIDTH, height: WIDTH, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}
