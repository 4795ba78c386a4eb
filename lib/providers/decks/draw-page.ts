import { DECK_LIMITS, type PagePicture } from "./port";

const MAX_PIXELS = DECK_LIMITS.pixels * DECK_LIMITS.pixels * 2;
const THUMBNAIL_PIXELS = 320;

export interface DrawnPage {
  image: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Re-encodes a page as the pictures that people see, whatever the converter wrote. */
export async function drawPage({ bytes, raw }: PagePicture): Promise<DrawnPage> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const given = raw
    ? sharp(bytes, { raw: { ...raw, channels: 4 }, limitInputPixels: MAX_PIXELS })
    : sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { data, info } = await given
    .flatten({ background: "#ffffff" })
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const small = {
    width: THUMBNAIL_PIXELS,
    height: THUMBNAIL_PIXELS,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const thumbnail = await sharp(data).resize(small).webp({ quality: 75 }).toBuffer();
  return { image: data, thumbnail, width: info.width, height: info.height };
}
