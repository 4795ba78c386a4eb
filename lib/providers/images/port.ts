/** Where an image is and where the new one goes: files in a folder that this work has to itself. */
export interface ReencodeJob {
  from: string;
  to: string;
  contentType: ImageType;
  /** More than this is not even unpacked. */
  mostPixels: number;
}

export type ImageType = "image/png" | "image/jpeg" | "image/webp";

export interface ReencodedImage {
  width: number;
  height: number;
}

/**
 * Reads an image and writes its first picture anew, upright, with nothing that was beside it: no metadata, no further
 * frames, nothing that was hung on.
 * @throws ImageError where it is no whole image of that type or has too many pixels
 */
export type ReencodeImage = (job: ReencodeJob) => Promise<ReencodedImage>;

/** `broken`: it cannot be read as what it claims to be. `too_large`: it has more pixels than are unpacked. */
export class ImageError extends Error {
  override name = "ImageError";
  constructor(
    readonly kind: "broken" | "too_large",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
