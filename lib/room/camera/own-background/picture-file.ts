import { coverPart, type Part, type Size } from "./cover-part";

/** Why a file can't be used as a background. */
export type PictureProblem = "not_picture" | "too_large" | "broken";

const MAX_MEGABYTES = 20;
const MAX_MEGAPIXELS = 50;

/** The stage's aspect ratio, in the size in which a camera's video is sent. */
const STAGE: Size = { width: 1280, height: 720 };

/** The number of bytes needed to recognize the file type. */
export const HEAD_BYTES = 12;

const SIGNATURES: readonly (readonly [at: number, bytes: readonly number[]])[][] = [
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [[0, [0xff, 0xd8, 0xff]]],
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
];

/** Checks a file by its size and first bytes, not by its name. */
export function fileProblem(head: Uint8Array, bytes: number): PictureProblem | null {
  const known = SIGNATURES.some((parts) =>
    parts.every(([at, wanted]) => wanted.every((byte, index) => head[at + index] === byte)),
  );
  if (!known) return "not_picture";
  return bytes > MAX_MEGABYTES * 1_000_000 ? "too_large" : null;
}

/** Returns which part of an image is kept, and in what size: never larger than the original. */
export function cropToStage(picture: Size): { part: Part; size: Size } | PictureProblem {
  if (picture.width < 1 || picture.height < 1) return "broken";
  if (picture.width * picture.height > MAX_MEGAPIXELS * 1_000_000) return "too_large";
  const part = coverPart(picture, STAGE);
  const scale = Math.min(1, STAGE.width / part.width);
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  return { part, size };
}

export const PICTURE_LIMITS = `PNG, JPEG or WebP, up to ${MAX_MEGABYTES} MB`;

export const PICTURE_PROBLEMS: Record<PictureProblem, string> = {
  not_picture: "File type not supported. Use PNG, JPEG or WebP.",
  too_large: `This image is too large. Use one with up to ${MAX_MEGABYTES} MB and ${MAX_MEGAPIXELS} megapixels.`,
  broken: "This image is damaged. Try another one.",
};
