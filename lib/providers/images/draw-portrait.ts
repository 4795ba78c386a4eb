import type { OverlayOptions, Sharp } from "sharp";
import type { CardPicture } from "./draw-card-port";
import { openPhoto } from "./open-photo";
import { ImageError } from "./port";
import { portraitCrop } from "./portrait-crop";

/** Of what is cut off a tall photo, the part that is above the head. */
const ABOVE = 0.1;

/**
 * Draws a portrait with round corners at its place.
 * @throws ImageError if the photo can't be read
 */
export async function drawPortrait(picture: CardPicture): Promise<OverlayOptions> {
  const { left, top, side, radius } = picture;
  const { default: sharp } = await import("sharp");
  const square = await squareOf(picture).catch((error) => {
    throw new ImageError("broken", "A photo couldn't be read.", { cause: error });
  });
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`;
  const input = await sharp(square)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}

async function squareOf({ bytes, face, side }: CardPicture): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const photo = await openPhoto(bytes);
  const { autoOrient } = await photo.metadata();
  if (!face) return cropped(photo, autoOrient, side, sharp.strategy.attention);
  return photo
    .extract(portraitCrop(autoOrient, face, side))
    .resize(side, side)
    .png()
    .toBuffer();
}

/**
 * Crops a photo to a square where no face is known. In a tall one, the head is near the upper edge. In a wide one, it's
 * where there is skin, contrast and color.
 */
function cropped(
  photo: Sharp,
  { width, height }: { width: number; height: number },
  side: number,
  attention: number,
): Promise<Buffer> {
  if (height <= width)
    return photo.resize(side, side, { fit: "cover", position: attention }).png().toBuffer();
  const top = Math.round((height - width) * ABOVE);
  return photo.extract({ left: 0, top, width, height: width }).resize(side, side).png().toBuffer();
}
