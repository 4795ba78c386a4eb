import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { FRAME_RATE } from "../grid";
import { GUARDS, readResult, runFfmpeg } from "../media/run-ffmpeg";
import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";
import { barePicture } from "./bare-picture";
import type { ClipJob } from "./clip-job";
import { filedFrames } from "./picture-graph";
import type { Frames } from "./plan/clip-source";
import { framesIn } from "./plan/clip-time";

const CANDIDATES = 6;
/** A still is looked for in so many of the frames that qualify: all frames before it have to be decoded. */
const FIRST_FRAMES = 8 * FRAME_RATE;
/** When a title has come in, and before one that leaves does. */
const TITLE: Frames = { from: 12, to: 96 };
/** Of the 90th percentile of a frame's brightness, of 255. */
const DARK = 40;

interface Drawing {
  job: Pick<ClipJob, "look" | "shots" | "kept" | "isPreview">;
  layout: FrameLayout;
  /** Where something is drawn above the picture. */
  covers: readonly Box[];
}

interface ClipChild {
  folder: WorkFolder;
  signal: AbortSignal | undefined;
}

/**
 * Draws a finished clip's still: the sharpest of some frames that show a person and the title, unless all of them are dark. Of a preview, the first
 * of them. It's of the file: a second output of the ffmpeg that makes it would end the sound with its own end.
 */
export async function drawStill(name: string, drawing: Drawing, child: ClipChild): Promise<Buffer> {
  const { job, layout, covers } = drawing;
  const last = filedFrames(framesIn(job.kept), job) - 1;
  const wanted = candidatesOf(job).map((frame) => Math.min(last, filedFrames(frame, job)));
  const frames = [...new Set(job.isPreview ? wanted.slice(0, 1) : wanted)].sort((a, b) => a - b);
  const chosen = frames.map((frame) => `eq(n,${frame})`).join("+");
  const { filters } = barePicture(layout, covers);
  const graph = [
    `[0:v]select='${chosen}',split[still][seen]`,
    `[seen]${filters},${printed("YHIGH")},sobel,${printed("YAVG")},nullsink`,
  ];
  const still = (index: number) => `still-${index}.jpg`;
  const output = [
    "-map",
    "[still]",
    "-fps_mode",
    "passthrough",
    "-frames:v",
    String(frames.length),
    "-q:v",
    "3",
  ];
  const stdout = await runFfmpeg(
    "ffmpeg",
    [
      "-y",
      ...GUARDS,
      "-i",
      name,
      "-filter_complex",
      graph.join(";"),
      ...output,
      "-f",
      "image2",
      "still-%d.jpg",
    ],
    child,
  );
  return readResult(child.folder, still(1 + best(stdout, frames.length)));
}

const printed = (key: string): string => `signalstats,metadata=print:key=lavfi.signalstats.${key}:file=-`;

/** Returns the index of the sharpest frame that isn't dark. */
function best(stdout: string, count: number): number {
  const valuesOf = (key: string) =>
    [...stdout.matchAll(new RegExp(`lavfi\\.signalstats\\.${key}=([\\d.]+)`, "g"))].map(([, value]) =>
      Number(value),
    );
  const [bright, edges] = [valuesOf("YHIGH"), valuesOf("YAVG")];
  const isDark = (index: number) => (bright[index] ?? 0) < DARK;
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => Number(isDark(a)) - Number(isDark(b)) || (edges[b] ?? 0) - (edges[a] ?? 0),
  );
  return order[0] ?? 0;
}

/** Returns frames of a clip that may be its still: of people with the title, or else of people, or else with the title. */
export function candidatesOf({ look, shots, kept }: Drawing["job"]): number[] {
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
