import type { PhotoFace } from "./draw-card-port";

export interface Size {
  width: number;
  height: number;
}

/** Of a square, how high the middle of a face is in it: eyes are at a third. */
const FACE_AT = 0.42;
/** Of a square's side: a smaller face is brought closer, to this size. */
const SMALL = 0.26;

/**
 * Returns the square of a photo that has a face in it, in whole pixels: as much of the photo as there is, or closer if the face would be small.
 * @param least its side, where the photo has that many pixels
 */
export function portraitCrop({ width, height }: Size, face: PhotoFace, least: number) {
  const most = Math.min(width, height);
  const [wide, high] = [face.width * width, face.height * height];
  const side = Math.round(Math.min(most, Math.max(least, wide / SMALL, high / SMALL)));
  const left = (face.x + face.width / 2) * width - side / 2;
  // A face that fills the square is in its middle.
  const top = (face.y + face.height / 2) * height - side * Math.max(FACE_AT, high / side / 2);
  return {
    left: Math.round(Math.min(width - side, Math.max(0, left))),
    top: Math.round(Math.min(height - side, Math.max(0, top))),
    ...{ width: side, height: side },
  };
}
