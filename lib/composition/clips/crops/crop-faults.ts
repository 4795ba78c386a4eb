import type { PixelBox } from "../../picture/picture-job";
import type { FrameLayout } from "../../stills/clips/frame-layout";
import type { ClipJob } from "../clip-job";
import { panesOf } from "../pane-boxes";
import type { Area } from "../plan/clip-source";
import { type Take, takesOf } from "../takes";
import { cropOf, inPixels } from "./crop-of";

type Cropping = Pick<ClipJob, "shots" | "kept" | "look" | "source">;
type Layout = Pick<FrameLayout, "picture" | "unit">;

/** Where a face is in a tile: from its upper edge, and to both sides of its middle, in shares of its height. */
const FACE = { from: 0.25, to: 0.58, beside: 0.15 };
/** In pixels. */
const ROUNDING = 4;

/** Whether a crop leaves out part of where people's faces are in their tiles. */
export const areFacesCut = (job: Cropping, layout: Layout): boolean =>
  takesOf(job).some(({ view, zoom }) =>
    panesOf(view, layout, job.source).some(({ part, box }) => {
      if (part.fit !== "cover") return false;
      const crop = cropOf(part, box, job.source, zoom);
      if (part.face) return !holds(crop, inPixels(part.face, job.source));
      if (!part.personId) return false;
      const tile = inPixels(part.area, job.source);
      const middle = tile.x + tile.width / 2;
      const beside = Math.min(tile.width / 2, FACE.beside * tile.height) - ROUNDING;
      return (
        crop.y > tile.y + FACE.from * tile.height + ROUNDING ||
        crop.y + crop.height < tile.y + FACE.to * tile.height - ROUNDING ||
        crop.x > middle - beside ||
        crop.x + crop.width < middle + beside
      );
    }),
  );

const holds = (crop: PixelBox, face: PixelBox): boolean =>
  crop.x <= face.x + ROUNDING &&
  crop.y <= face.y + ROUNDING &&
  crop.x + crop.width >= face.x + face.width - ROUNDING &&
  crop.y + crop.height >= face.y + face.height - ROUNDING;

/** How much closer a cut may come, and how far the middle may move with it, of the crop. */
const JUMP = { closer: 1.15, moved: 0.08 };

/** Whether the crop of someone who stays at their place in the program moves within a clip. */
export function doCropsJump(job: Cropping, layout: Layout): boolean {
  const takes = takesOf(job);
  return takes.some((take, index) => {
    const before = takes[index - 1];
    return before !== undefined && isSamePerson(before, take) && isJump(before, take, { job, layout });
  });
}

function isSamePerson({ view: one }: Take, { view: other }: Take): boolean {
  const [first, second] = [one.parts[0], other.parts[0]];
  if (one.kind !== "person" || other.kind !== "person" || !first || !second) return false;
  // In a recording from elsewhere, other faces are another shot.
  const isSamePlace = isSame(first.area, second.area) && isSame(first.face, second.face);
  return first.personId === second.personId && isSamePlace;
}

const isSame = (one: Area | undefined, other: Area | undefined): boolean =>
  (["x", "y", "width", "height"] as const).every((side) => one?.[side] === other?.[side]);

function isJump(before: Take, after: Take, { job, layout }: { job: Cropping; layout: Layout }): boolean {
  const cropIn = ({ view, zoom }: Take) =>
    panesOf(view, layout, job.source).map(({ part, box }) => cropOf(part, box, job.source, zoom))[0];
  const [one, other] = [cropIn(before), cropIn(after)];
  if (!one || !other) return false;
  const closer = Math.max(one.width / other.width, other.width / one.width);
  const moved = (a: number, along: number, b: number, alongOther: number) =>
    Math.abs(a + along / 2 - b - alongOther / 2) / Math.max(along, alongOther);
  return (
    closer > JUMP.closer ||
    moved(one.x, one.width, other.x, other.width) > JUMP.moved ||
    moved(one.y, one.height, other.y, other.height) > JUMP.moved
  );
}
