import type { Sharp } from "sharp";
import { atMost } from "@/lib/platform/runtime/at-most";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { ImageError, type ImageType, type ReencodeImage, type ReencodeJob } from "./port";

/** Each takes a core, and some hundred megabytes for the largest images. */
const AT_ONCE = 2;

const FORMATS: Record<ImageType, string> = { "image/png": "png", "image/jpeg": "jpeg", "image/webp": "webp" };

const WRITERS: Record<ImageType, (image: Sharp) => Sharp> = {
  "image/png": (image) => image.png({ compressionLevel: 8 }),
  "image/jpeg": (image) => image.jpeg({ quality: 90, mozjpeg: false }),
  "image/webp": (image) => image.webp({ quality: 90 }),
};

export const reencodeWithSharp: ReencodeImage = (job) =>
  processSingleton("reencode", () => atMost(AT_ONCE))(() => reencode(job));

async function reencode({ from, to, contentType, maxPixels }: ReencodeJob) {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const image = sharp(from, {
      limitInputPixels: maxPixels,
      failOn: "error",
      pages: 1,
      sequentialRead: true,
    });
    // Reads only the header, so that oversized images and other types are refused before decoding.
    const { format, width, height } = await image.metadata();
    if (format !== FORMATS[contentType])
      throw new ImageError("broken", `The image is ${format}, not ${contentType}.`);
    if (width * height > maxPixels) throw tooLarge(maxPixels);
    const made = await WRITERS[contentType](image.autoOrient()).toFile(to);
    return { width: made.width, height: made.height };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    const { message } = error as Error;
    if (message.includes("exceeds pixel limit")) throw tooLarge(maxPixels);
    throw new ImageError("broken", "The image is incomplete.", { cause: error });
  }
}

const tooLarge = (maxPixels: number): ImageError =>
  new ImageError("too_large", `The image has more than ${maxPixels / 1e6} megapixels.`);
