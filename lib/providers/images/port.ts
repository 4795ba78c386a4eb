/** Paths of the image and its result, in a folder exclusive to this job. */
export interface ReencodeJob {
  from: string;
  to: string;
  contentType: ImageType;
  /** Larger images aren't even decoded. */
  maxPixels: number;
}

export type ImageType = "image/png" | "image/jpeg" | "image/webp";

export interface ReencodedImage {
  width: number;
  height: number;
}

/**
 * Decodes an image and re-encodes its first frame, upright, without anything else: no metadata, no further
 * frames, no appended data.
 * @throws ImageError if it isn't a complete image of that type or has too many pixels
 */
export type ReencodeImage = (job: ReencodeJob) => Promise<ReencodedImage>;

/** `broken`: not a valid image of the claimed type. `too_large`: more pixels than we decode. */
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
