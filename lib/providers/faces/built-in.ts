import { centerFace, onnxRuntime } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import { modelOutputs } from "@/lib/platform/models/running/model-outputs";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import { type Face, FaceError, type FaceFinder, GREY_BYTES } from "./port";

const MODELS = [onnxRuntime, centerFace];
const MISSING =
  "The model of faces isn’t installed yet. bin/up fetches it automatically where it can; `bin/admin model fetch` fetches it anywhere.";

const PART = {
  what: "the model of faces",
  bundle: "faces-worker",
  source: "lib/providers/faces/centerface/worker-main.ts",
  heapMegabytes: 64,
  // For clips, with only what the rest of the machine leaves.
  niceness: 19,
};
const IDLE_MS = 60_000;
/** So many pictures are sent at once, to bound memory. */
const BATCH = 40;

export type FacesProcess = ModelProcess<Uint8Array, Face[][]>;

export const facesProcess = (idleMs = IDLE_MS): FacesProcess => new ModelProcess(PART, idleMs);

/** The model that comes with the installation, in its own process. */
export function builtInFaces(process = facesProcess()): FaceFinder {
  const failed = (reason: string) => new FaceError("failed", `The model of faces failed: ${reason}.`);
  return {
    facesIn: async (pictures, signal) => {
      const where = await modelFolders(MODELS);
      if (where === null) throw new FaceError("not_installed", MISSING);
      const found: Face[][] = [];
      for (let from = 0; from < pictures.length; from += BATCH * GREY_BYTES) {
        signal?.throwIfAborted();
        // A copy: a part would be sent with all of its buffer.
        const some = pictures.slice(from, from + BATCH * GREY_BYTES);
        found.push(
          ...(await modelOutputs(process, where, some, { failed, ...(signal ? { signal } : {}) })).flat(),
        );
      }
      return found;
    },
  };
}
