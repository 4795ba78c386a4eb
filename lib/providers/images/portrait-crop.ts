import type { PhotoFace } from "./draw-card-port";

export interface Size {
  width: number;
  height: number;
}

/** Of a square, how high the middle of a face is in it: eyes are at a third. */
const FACE_AT = 0.42;
/** How near to the edges it may be, where the photo has no more beside it: corners are round. */
const NEAREST = { side: 0.3, above: 0.3, below: 0.38 };
/** Of a square's side: a smaller face is brought closer, to this size. */
const SMALL = 0.26;
/** A square is so much larger than a face. */
const AROUND = 1.4;

/**
 * Returns the square of a photo that has a face in it, in whole pixels: as much of the photo as there is, or closer if the
 * face would be small or at the edge.
 * @param least its side, where the photo has that many pixels around the face
 */
export function portraitCrop({ width, height }: Size, face: PhotoFace, least: number) {
  const [wide, high] = [face.width * width, face.height * height];
  const [x, y] = [face.x * width + wide / 2, face.y * height + high / 2];
  const most = Math.min(width, height);
  const room = Math.min(
    Math.min(x, width - x) / NEAREST.side,
    y / NEAREST.above,
    (height - y) / NEAREST.below,
  );
  const wanted = Math.min(room, Math.max(least, wide / SMALL, high / SMALL));
  const side = Math.round(Math.min(most, Math.max(wanted, AROUND * wide, AROUND * high)));
  return {
    left: Math.round(Math.min(width - side, Math.max(0, x - side / 2))),
    top: Math.round(Math.min(height - side, Math.max(0, y - side * FACE_AT))),
    ...{ width: side, height: side },
  };
}
