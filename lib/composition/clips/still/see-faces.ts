import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { readResult } from "../../media/run-ffmpeg";
import type { FrameLayout } from "../../stills/clips/frame-layout";
import type { FaceLook } from "../crops/see-shots";
import type { StillFace } from "./choose-still";
import { openness } from "./openness";

const [SMALL, LARGE] = ["small.grey", "large.grey"] as const;
/** Of the larger picture's longer side, in pixels: an iris has about ten of them in a close picture. */
const LONGER_SIDE = 960;

interface Size {
  width: number;
  height: number;
}

const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

const smaller = ({ width, height }: Size, by: number): Size => ({
  ...{ width: even(width * by), height: even(height * by) },
});

const fitted = ({ width, height }: Size, into: Size): Size =>
  smaller({ width, height }, Math.min(into.width / width, into.height / height));

const largeOf = (picture: Size): Size =>
  smaller(picture, Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height)));

/** Returns filters and files of each frame's picture in grey: one in which faces are looked for, and a larger one for their eyes. */
export function facesOutputs({ picture }: Pick<FrameLayout, "picture">, look: FaceLook) {
  const [small, large] = [fitted(picture, look), largeOf(picture)];
  const bare = `crop=${picture.width}:${picture.height}:${picture.x}:${picture.y}`;
  const scaled = ({ width, height }: Size) => `${bare},scale=${width}:${height}:flags=area`;
  return {
    inputs: ["[faces]", "[eyes]"],
    filters: [
      `[faces]${scaled(small)},pad=${look.width}:${look.height}:0:0,format=gray[small]`,
      `[eyes]${scaled(large)},format=gray[large]`,
    ],
    files: [
      { label: "[small]", name: SMALL },
      { label: "[large]", name: LARGE },
    ],
  };
}

/** Returns the faces in each frame that `facesOutputs` wrote, in shares of the picture. */
export async function readFaces(
  look: FaceLook,
  { picture }: Pick<FrameLayout, "picture">,
  { folder, signal }: { folder: WorkFolder; signal: AbortSignal | undefined },
): Promise<StillFace[][]> {
  const [small, large] = [fitted(picture, look), largeOf(picture)];
  const [across, down] = [look.width / small.width, look.height / small.height];
  const found = await look.facesIn(await readResult(folder, SMALL), signal);
  const pixels = await readResult(folder, LARGE);
  const bytes = large.width * large.height;
  return found.map((faces, index) => {
    const seen = { ...large, pixels: pixels.subarray(index * bytes, (index + 1) * bytes) };
    return faces.map(({ x, y, width, height, eyes }) => {
      const [left, right] = (eyes ?? []).map((eye) => ({
        ...{ x: eye.x * across * large.width, y: eye.y * down * large.height },
      }));
      return {
        area: { x: x * across, y: y * down, width: width * across, height: height * down },
        openness: left && right ? openness(seen, [left, right]) : null,
      };
    });
  });
}
