import { type Image, loadImage } from "@napi-rs/canvas";
import { type Box, trace, within } from "./box";
import type { Pen } from "./pen";

export type Picture = Image;

/** Decodes an image file. Null for none; throws if it isn't an image. */
export const pictureOf = async (file: Uint8Array | null): Promise<Picture | null> =>
  file === null ? null : loadImage(file);

/** Draws an image whole and centered, as large as fits; `upscaled: false` leaves small ones as they are. Returns its place. */
export function drawContained(pen: Pen, picture: Picture, box: Box, upscaled = true): Box {
  const { width, height } = containedIn(picture, box, upscaled);
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  pen.imageSmoothingQuality = "high";
  within(
    pen,
    () => trace(pen, box),
    () => pen.drawImage(picture, x, y, width, height),
  );
  return { x, y, width, height };
}

export function containedIn(picture: Picture, room: Pick<Box, "width" | "height">, upscaled = true) {
  const fit = Math.min(room.width / picture.width, room.height / picture.height);
  const scale = upscaled ? fit : Math.min(1, fit);
  return { width: picture.width * scale, height: picture.height * scale };
}
