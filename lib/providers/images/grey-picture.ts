import { openPhoto } from "./open-photo";
import type { Size } from "./portrait-crop";

/** A photo in a grey picture of a fixed size, at its upper left. */
interface GreyPicture {
  /** A byte per pixel. */
  pixels: Buffer;
  /** How much of the picture the photo takes, in shares of its width and height. */
  width: number;
  height: number;
}

/** Returns a photo in grey, upright, and as large as fits. */
export async function greyPicture(bytes: Uint8Array, size: Size): Promise<GreyPicture> {
  const photo = await openPhoto(bytes);
  const { autoOrient: own } = await photo.metadata();
  const scale = Math.min(size.width / own.width, size.height / own.height);
  const [width, height] = [own.width, own.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const pixels = await photo
    .flatten({ background: "#808080" })
    .resize(width, height, { fit: "fill" })
    .extend({ right: size.width - width, bottom: size.height - height, background: "#808080" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return { pixels, width: width / size.width, height: height / size.height };
}
