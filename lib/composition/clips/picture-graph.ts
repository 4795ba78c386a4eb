import { FRAME_RATE } from "../grid";
import { quoted } from "../picture/filter-graph";
import type { FrameLayout } from "../stills/clips/frame-layout";
import type { ClipJob } from "./clip-job";
import { cropOf } from "./crops/crop-of";
import { type Pane, panesOf } from "./pane-boxes";
import { type Take, takesOf } from "./takes";

/** A preview is small anyway. */
const scalingOf = ({ isPreview }: Pick<ClipJob, "isPreview">): string =>
  isPreview ? "flags=fast_bilinear" : "flags=bicubic";

/** A preview has every other frame: scaling it, drawing over it and encoding it take most of its time. */
const stepOf = ({ isPreview }: Pick<ClipJob, "isPreview">): number => (isPreview ? 2 : 1);

/** Frames per second of a clip's file. */
export const rateOf = (job: Pick<ClipJob, "isPreview">): number => FRAME_RATE / stepOf(job);

/** Returns how many frames of a clip's file are before one of its own. */
export const filedFrames = (frames: number, job: Pick<ClipJob, "isPreview">): number =>
  Math.ceil(frames / stepOf(job));

/** Returns the filters that make a clip's picture of `[0:v]`, without what is drawn above it, as `[picture]`. */
export function pictureFilters(job: ClipJob, layout: FrameLayout): string[] {
  const takes = takesOf(job);
  const kept = job.kept.map(({ from, to }) => `between(n,${from},${to - 1})`).join("+");
  const labels = takes.map((_, index) => `[t${index}]`).join("");
  const thinned = job.isPreview ? `,select=${quoted(`not(mod(n,${stepOf(job)}))`)}` : "";
  const timed = `[0:v]select=${quoted(kept)}${thinned},setpts=N/(${rateOf(job)}*TB),split=${takes.length}${labels}`;
  const shown = takes.flatMap((take, index) => takeFilters(take, index, job, layout));
  const joined = `${takes.map((_, index) => `[s${index}]`).join("")}concat=n=${takes.length}:v=1:a=0[joined]`;
  const { picture, width, height } = layout;
  const isFull = picture.width === width && picture.height === height;
  const placed = isFull ? "null" : `pad=${width}:${height}:${picture.x}:${picture.y}:color=black`;
  return [timed, ...shown, joined, `[joined]${placed},setsar=1,format=yuv420p[picture]`];
}

function takeFilters(take: Take, index: number, job: ClipJob, layout: FrameLayout): string[] {
  const { source } = job;
  const size: Sizing = { source, zoom: take.zoom, scaling: scalingOf(job) };
  const panes = panesOf(take.view, layout, source);
  const [from, to] = [filedFrames(take.from, job), filedFrames(take.to, job)];
  const cut = `trim=start_frame=${from}:end_frame=${to},setpts=PTS-STARTPTS`;
  const [only] = panes;
  const isWide = only?.box.width === layout.picture.width;
  if (panes.length === 1 && only && isWide && fills(only, source))
    return [`[t${index}]${cut},${filled(only, size)}[s${index}]`];
  const { width, height } = layout.picture;
  const isPaper = job.look.template === "editorial_motion";
  const labels = panes.map((_, at) => `[t${index}p${at}]`).join("");
  const filters = [
    `[t${index}]${cut},split=${panes.length + 1}[t${index}g]${labels}`,
    `[t${index}g]${isPaper ? paper(width, height) : blurred(width, height)}[g${index}x0]`,
  ];
  for (const [at, pane] of panes.entries()) {
    const { box } = pane;
    const last = at === panes.length - 1;
    filters.push(
      `[t${index}p${at}]${shape(pane, size)}[p${index}x${at}]`,
      `[g${index}x${at}][p${index}x${at}]overlay=${placeIn(box, pane)}:eval=init${last ? `[s${index}]` : `[g${index}x${at + 1}]`}`,
    );
  }
  return filters;
}

/** A picture that is shown whole is in the middle of its pane. */
const placeIn = ({ x, y, width, height }: Pane["box"], { part }: Pane): string =>
  part.fit === "cover" ? `${x}:${y}` : `${x}+floor((${width}-w)/4)*2:${y}+floor((${height}-h)/4)*2`;

interface Sizing {
  source: ClipJob["source"];
  zoom: number;
  /** Flags of the filter. */
  scaling: string;
}

function shape(pane: Pane, size: Sizing): string {
  const { part, box } = pane;
  const { source, scaling } = size;
  if (part.fit === "cover") return filled(pane, size);
  const fitted = `scale=${box.width}:${box.height}:${scaling}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return `${cropped(pane, source, 1)},${fitted},setsar=1`;
}

/** A pane without anything around it: all takes of a clip have the same size. */
const filled = (pane: Pane, { source, zoom, scaling }: Sizing): string =>
  `${cropped(pane, source, zoom)},scale=${pane.box.width}:${pane.box.height}:${scaling},setsar=1`;

function cropped({ part, box }: Pane, source: ClipJob["source"], zoom: number): string {
  const { x, y, width, height } =
    part.fit === "cover"
      ? cropOf(part, box, source, zoom)
      : cropOf({ ...part, written: [] }, pixelsOf(part, source), source);
  return `crop=${width}:${height}:${x}:${y}`;
}

const pixelsOf = ({ area }: Pane["part"], source: ClipJob["source"]) => ({
  width: area.width * source.width,
  height: area.height * source.height,
});

/** Whether a pane of the whole picture has nothing around it. */
function fills({ part, box }: Pane, source: ClipJob["source"]): boolean {
  const { width, height } = pixelsOf(part, source);
  return part.fit === "cover" || Math.abs(width / height - box.width / box.height) < 0.01;
}

/** A shade darker than the paper around it. */
const paper = (width: number, height: number): string =>
  `scale=${width}:${height}:flags=neighbor,drawbox=color=0xe9e3d7:t=fill,setsar=1`;

/** How many pixels of a ground are made one: so few are left that no face beside the person can be recognized. */
const SOFT = 100;

/** A dark, soft ground in the picture's own colors: a few pixels, enlarged. */
const blurred = (width: number, height: number): string =>
  [
    `scale=${width}:${height}:flags=fast_bilinear:force_original_aspect_ratio=increase`,
    `crop=${width}:${height}`,
    `scale=${Math.max(2, 2 * Math.round(width / SOFT / 2))}:${Math.max(2, 2 * Math.round(height / SOFT / 2))}:flags=area`,
    `scale=${width}:${height}:flags=bicubic`,
    "lutyuv=y=16+(val-16)*0.42",
    "setsar=1",
  ].join(",");
