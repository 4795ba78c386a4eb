const MOST_PIXELS = 1280 * 1280;
const WIDTH = 640;

/** The still of a video, as it is shown: whatever the converter made, this was written by us. */
export async function drawPoster(still: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(still, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .resize({ width: WIDTH, height: WIDTH, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}
