import { createHash } from "node:crypto";
import { together } from "@/lib/composition/clips/crops/staying-faces";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { type Face, GREY } from "@/lib/providers/faces";
import { lookForFaces } from "@/lib/providers/faces/look-for-faces";
import { greyPicture } from "@/lib/providers/images";

/** Photos that were looked at in this process, by their digest. */
const MOST_KEPT = 500;
const known = () => processSingleton("faces-in-photos", () => new Map<string, Face | null>());

/**
 * Returns the largest face in a photo, in shares of its width and height, or the place of several that are about as large.
 * Null if there is none, or without the model.
 */
export async function faceInPhoto(bytes: Uint8Array): Promise<Face | null> {
  const faces = known();
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const before = faces.get(digest);
  if (before !== undefined) return before;
  // Drawing a photo that can't be read says so.
  const grey = await greyPicture(bytes, GREY).catch(() => null);
  const [found] = grey ? await lookForFaces(grey.pixels) : [];
  // Without the model, it's looked at again once there is one.
  if (!grey || !found) return null;
  const face = mainFace(found.map((one) => scaled(one, grey)));
  faces.set(digest, face);
  for (const [oldest] of faces) if (faces.size > MOST_KEPT) faces.delete(oldest);
  return face;
}

const scaled = ({ x, y, width, height }: Face, whole: { width: number; height: number }): Face => ({
  ...{ x: x / whole.width, y: y / whole.height },
  ...{ width: Math.min(1, width / whole.width), height: Math.min(1, height / whole.height) },
});

/** Of the largest face's height: two people who have their picture taken together. */
const ALSO = 0.75;

function mainFace(faces: readonly Face[]): Face | null {
  const most = Math.max(...faces.map(({ height }) => height));
  const main = faces.filter(({ height }) => height >= ALSO * most);
  return main.length > 0 ? main.reduce(together) : null;
}
