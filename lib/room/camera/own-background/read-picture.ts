import { cropToStage, fileProblem, HEAD_BYTES, type PictureProblem } from "./picture-file";

const QUALITY = 0.9;

/**
 * Decodes an image in this browser and crops it. Drops everything else in the file, such as location data.
 */
export async function readPicture(file: Blob): Promise<Blob | PictureProblem> {
  const head = new Uint8Array(
    await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const problem = fileProblem(head, file.size);
  if (problem) return problem;
  const address = URL.createObjectURL(file);
  try {
    // An image element applies the EXIF orientation, and knows the size before the whole image is decoded.
    const image = await loaded(address);
    if (!image) return "broken";
    const crop = cropToStage({ width: image.naturalWidth, height: image.naturalHeight });
    if (typeof crop === "string") return crop;
    const { part, size } = crop;
    const context = Object.assign(document.createElement("canvas"), size).getContext("2d", { alpha: false });
    if (!context) return "broken";
    context.imageSmoothingQuality = "high";
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
    const made = (done: BlobCallback) => context.canvas.toBlob(done, "image/jpeg", QUALITY);
    return (await new Promise<Blob | null>(made)) ?? "broken";
  } finally {
    URL.revokeObjectURL(address);
  }
}

const loaded = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = address;
  });
