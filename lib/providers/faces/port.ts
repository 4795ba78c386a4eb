/** The size of the grey pictures in which faces are looked for: a program's, made smaller. */
export const GREY = { width: 320, height: 180 } as const;
export const GREY_BYTES = GREY.width * GREY.height;

/** A face in a picture, from the forehead to the chin, in shares of its width and height. */
export interface Face {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the middles of its eyes are, from left to right in the picture, if that is known. */
  eyes?: readonly [Point, Point];
}

export interface Point {
  x: number;
  y: number;
}

export type FaceFault = "not_installed" | "failed";

export class FaceError extends Error {
  override readonly name = "FaceError";

  constructor(
    readonly fault: FaceFault,
    message: string,
  ) {
    super(message);
  }
}

/** Says where faces are in pictures, but not whose they are. */
export interface FaceFinder {
  /**
   * Returns the faces in each of some pictures.
   * @param pictures one after another, each of `GREY_BYTES`
   * @throws FaceError
   */
  facesIn(pictures: Uint8Array, signal?: AbortSignal): Promise<Face[][]>;
}
