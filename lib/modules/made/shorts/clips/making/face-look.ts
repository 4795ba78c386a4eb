import type { FaceLook } from "@/lib/composition/clips/crops/see-shots";
import { log } from "@/lib/platform/runtime/log";
import { FaceError, faceFinder, GREY } from "@/lib/providers/faces";

/** Looks for faces with the model. Without it, or if it fails, none are found: a clip is no less made. */
export const FACE_LOOK: FaceLook = {
  ...GREY,
  facesIn: async (pictures, signal) => {
    try {
      return await faceFinder().facesIn(pictures, signal);
    } catch (error) {
      if (!(error instanceof FaceError)) throw error;
      if (error.fault === "failed") log().warn({ err: error }, "faces weren't looked for");
      return [];
    }
  },
};
