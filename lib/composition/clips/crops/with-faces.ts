import type { Child } from "../../media/run-ffmpeg";
import type { FrameLayout } from "../../stills/clips/frame-layout";
import type { ClipJob } from "../clip-job";
import type { Shot } from "../plan/shots";
import { followFaces } from "./follow-faces";
import { seeShots } from "./see-shots";

/** In a picture that is nearly as wide as the source, the whole of that is shown. */
const NARROW = 0.8;

/**
 * Returns a clip's shots, close to faces if they are to be looked for, and whether there are any; null if it wasn't looked.
 * @param name the file of the source's picture
 */
export async function withFaces(
  { shots, kept, source, faceLook }: Pick<ClipJob, "shots" | "kept" | "source" | "faceLook">,
  { picture }: Pick<FrameLayout, "picture">,
  name: string,
  child: Child,
): Promise<{ shots: readonly Shot[]; hasFaces: boolean | null }> {
  const width = (picture.width * source.height) / (picture.height * source.width);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!faceLook || width > NARROW || !first || !last) return { shots, hasFaces: null };
  const seen = await seeShots(name, { from: first.from, to: last.to }, faceLook, child);
  const close = followFaces(shots, { kept, seen, width });
  return { shots: close, hasFaces: close.some(({ view }) => view.parts.some(({ face }) => face)) };
}
