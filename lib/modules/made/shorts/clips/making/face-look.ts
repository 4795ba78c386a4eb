import type { FaceLook } from "@/lib/composition/clips/crops/see-shots";
import { GREY } from "@/lib/providers/faces";
import { lookForFaces } from "@/lib/providers/faces/look-for-faces";

/** Without the model, none are found: a clip is made all the same. */
export const FACE_LOOK: FaceLook = { ...GREY, facesIn: lookForFaces };
