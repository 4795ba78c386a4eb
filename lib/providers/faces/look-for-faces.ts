import { log } from "@/lib/platform/runtime/log";
import { faceFinder } from "./index";
import { type Face, FaceError } from "./port";

/** Returns the faces in each of some pictures, as `FaceFinder` does. Nothing at all without the model, or if it fails. */
export async function lookForFaces(pictures: Uint8Array, signal?: AbortSignal): Promise<Face[][]> {
  try {
    return await faceFinder().facesIn(pictures, signal);
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    if (error.fault === "failed") log().warn({ err: error }, "faces weren't looked for");
    return [];
  }
}
