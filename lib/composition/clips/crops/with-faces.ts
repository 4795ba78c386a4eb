import type { Child } from "../../media/run-ffmpeg";
import type { FrameLayout } from "../../stills/clips/frame-layout";
import type { ClipJob } from "../clip-job";
import type { Shot } from "../plan/shots";
import { followFaces } from "./follow-faces";
import { seeShots } from "./see-shots";

/** In a picture that is nearly as wide as the source, the whole of that is shown. */
const NARROW = 0.8;

interface WithFaces {
  shots: readonly Shot[];
  /** Whether a face is followed; null if none was looked for. */
  hasFaces: boolean | null;
  /** Whether one is shown where there are others: it isn't known which of them speaks. */
  leavesFacesOut: boolean;
}

/**
 * Returns a clip's shots, close to faces if they are to be looked for.
 * @param name the file of the source's picture
 */
export async function withFaces(
  { shots, kept, source, faceLook }: Pick<ClipJob, "shots" | "kept" | "source" | "faceLook">,
  { picture }: Pick<FrameLayout, "picture">,
  name: string,
  child: Child,
): Promise<WithFaces> {
  const width = (picture.width * source.height) / (picture.height * source.width);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!faceLook || width > NARROW || !first || !last) return { shots, hasFaces: null, leavesFacesOut: false };
  const seen = await seeShots(name, { from: first.from, to: last.to }, faceLook, child);
  const close = followFaces(shots, { kept, seen, width });
  const parts = close.flatMap(({ view }) => view.parts);
  return {
    shots: close,
    hasFaces: parts.some(({ face }) => face),
    leavesFacesOut: parts.some((part) => part.leavesFacesOut),
  };
}
