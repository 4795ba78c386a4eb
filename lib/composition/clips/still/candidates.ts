import { FRAME_RATE } from "../../grid";
import type { ClipJob } from "../clip-job";
import type { Frames } from "../plan/clip-source";
import { framesIn } from "../plan/clip-time";

const CANDIDATES = 6;
/** A still is looked for in so many of the frames that qualify: all frames before it have to be decoded. */
const FIRST_FRAMES = 8 * FRAME_RATE;
/** When a title has come in, and before one that leaves does. */
const TITLE: Frames = { from: 12, to: 96 };

/** Returns frames of a clip that may be its still: of people with the title, or else of people, or else with the title. */
export function candidatesOf({ look, shots, kept }: Pick<ClipJob, "look" | "shots" | "kept">): number[] {
  const whole = { from: 0, to: framesIn(kept) };
  const titled = within(
    [whole],
    look.title.trim() === "" ? whole : { from: TITLE.from, to: titleEnd(look, whole) },
  );
  const people = shots.filter(({ view }) => view.kind === "person" || view.kind === "pair");
  const both = people.flatMap((shot) => within([shot], titled[0] ?? whole));
  const ranges = [both, people, titled].find((some) => lengthOf(some) > 0) ?? [whole];
  const length = Math.min(FIRST_FRAMES, lengthOf(ranges));
  const places = Array.from({ length: CANDIDATES }, (_, index) =>
    Math.floor((length * (index + 0.5)) / CANDIDATES),
  );
  return [...new Set(places.map((place) => frameAt(ranges, place)))];
}

/** A card leaves, a headline stays. */
const titleEnd = ({ template }: ClipJob["look"], whole: Frames): number =>
  template === "speaker_focus" ? TITLE.to : whole.to;

const within = (ranges: readonly Frames[], { from, to }: Frames): Frames[] =>
  ranges.flatMap((range) => {
    const [start, end] = [Math.max(range.from, from), Math.min(range.to, to)];
    return end > start ? [{ from: start, to: end }] : [];
  });

const lengthOf = (ranges: readonly Frames[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

function frameAt(ranges: readonly Frames[], place: number): number {
  let left = place;
  for (const { from, to } of ranges) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return ranges.at(-1)?.from ?? 0;
}
