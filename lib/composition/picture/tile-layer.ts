import { FRAME_RATE } from "../grid";
import { GUARDS } from "../media/run-ffmpeg";
import type { Run } from "../sources/load-runs";
import { AS_DRAWN } from "./colors";
import { decimal, ENDLESS, type FilterGraph, quoted } from "./filter-graph";
import { shownAt } from "./media-clock";
import type { FrameRange, PictureTile, PixelBox, VideoFileSource } from "./picture-job";

/** A source of a tile whose files are in the folder. */
export type LoadedSource =
  | { kind: "track"; frames: FrameRange; notBeforeMs: number | null; runs: readonly Run[] }
  | { kind: "file"; frames: FrameRange; file: VideoFileSource; name: string };

export interface LoadedTile extends Omit<PictureTile, "sources"> {
  sources: readonly LoadedSource[];
}

/** Draws a tile onto the picture `on` and returns the result's label. */
export function addTile(graph: FilterGraph, on: string, tile: LoadedTile, startMs: number): string {
  const box = evenBox(tile.box);
  return tile.sources.reduce((below, source, index) => {
    const frames = { from: source.frames.from, to: stays(tile.sources, index) };
    return addSource(graph, below, { tile, box, source: { ...source, frames }, startMs });
  }, on);
}

const without = (notBeforeMs: number | null): string[] =>
  notBeforeMs === null ? [] : [`trim=start=${decimal(notBeforeMs / 1000)}`];

/** A source stays below the one that follows it, whose first picture may be rounded to a later frame. */
function stays(sources: readonly LoadedSource[], index: number): number {
  const end = sources[index]?.frames.to ?? 0;
  const next = sources[index + 1];
  return next?.frames.from === end ? next.frames.to : end;
}

interface Placed {
  tile: LoadedTile;
  box: PixelBox;
  source: LoadedSource;
  startMs: number;
}

function addSource(graph: FilterGraph, on: string, placed: Placed): string {
  const { source, startMs } = placed;
  if (source.kind === "file") {
    // Only what's near its position is decoded.
    const near = decimal(Math.max(0, source.file.second - NEAR_SECONDS));
    const input = graph.input([...DECODING, "-ss", near, "-i", source.name]);
    return overlay(graph, on, { ...placed, input, timing: fileTiming(source) });
  }
  return source.runs.reduce((below, run) => {
    const input = graph.input([...decoding(run), "-i", run.name]);
    const timing = [
      `setpts=${quoted(`(${shownAt(run.anchors, startMs)})/TB`)}`,
      ...without(source.notBeforeMs),
    ];
    const from = firstFrame(run, startMs, source.frames);
    const frames = { ...source.frames, from };
    return overlay(graph, below, { ...placed, source: { ...source, frames }, input, timing });
  }, on);
}

/** After missing chunks, the picture before them stays up to the first picture of the next run. */
const firstFrame = ({ anchors: [first] }: Run, startMs: number, { from }: FrameRange): number =>
  Math.max(from, Math.round(((first.mediaTime * 1000 - startMs) * FRAME_RATE) / 1000));

const NEAR_SECONDS = 0.5;

/** By at most two threads, which bounds the memory for 4K. */
const DECODING = ["-threads", "2", ...GUARDS];

/**
 * Fragments have their own times. An edit list, which shifts them, is for a whole file. Of layered pictures,
 * ffmpeg's own decoder gives every layer, in its own size; libvpx gives the last one.
 */
function decoding({ container, isLayered }: Run): string[] {
  if (container === "mp4") return [...DECODING, "-ignore_editlist", "1"];
  return isLayered ? [...DECODING, "-c:v", "libvpx-vp9"] : DECODING;
}

function fileTiming({ frames, file }: { frames: FrameRange; file: VideoFileSource }): string[] {
  const shift = file.second - frames.from / FRAME_RATE;
  const moving = [`setpts=${quoted(`(T-(${decimal(shift)}))/TB`)}`];
  if (file.isPlaying) return moving;
  // A paused video shows the picture at its position.
  const at = decimal(file.second + 0.5 / FRAME_RATE);
  return [`trim=end=${at}`, "reverse", "trim=end_frame=1", ...ENDLESS];
}

interface Layer extends Placed {
  input: string;
  timing: readonly string[];
}

/**
 * One frame for each of the span's from this one on. It begins with the last picture before it or, if there is none, with
 * the first one after it; after the end, the last one stays.
 */
const steady = (from: number): string[] => [
  `fps=${FRAME_RATE}:eof_action=pass`,
  "tpad=stop_mode=clone:stop=-1",
  `fps=${FRAME_RATE}:start_time=${decimal(from / FRAME_RATE)}`,
];

function overlay(graph: FilterGraph, on: string, { tile, box, source, input, timing }: Layer): string {
  const { from, to } = source.frames;
  if (from >= to) return on;
  const shaped = graph.chain([input], [...timing, ...steady(from), ...shape(tile, box), "setsar=1"]);
  const shown = `between(n,${from},${to - 1})`;
  const place = `overlay=x=${box.x}:y=${box.y}:eval=init:enable=${quoted(shown)}`;
  return graph.chain([on, shaped], [place]);
}

/**
 * Shapes a picture for its tile, on the whole of the box that was grown to even numbers around it. A camera fills all of
 * it: the still above covers what is outside of the tile, and cutting between two colors' pixels would take as long as the
 * encoder. A screen or a video is at its own pixels, because it has text in it.
 */
function shape({ fit, crop, scale, box }: PictureTile | LoadedTile, even: PixelBox): string[] {
  const sized = ({ width, height }: PixelBox, increase: "increase" | "decrease"): string =>
    `scale=${Math.round(width * scale)}:${Math.round(height * scale)}:${SCALING}:force_original_aspect_ratio=${increase}`;
  if (fit === "cover") {
    const [x, y] = [cropped("iw", even.width, crop.x), cropped("ih", even.height, crop.y)];
    return [sized(even, "increase"), `crop=${even.width}:${even.height}:${x}:${y}:exact=1`, "format=yuv420p"];
  }
  const inside = `crop=${quoted(`min(iw,${box.width})`)}:${quoted(`min(ih,${box.height})`)}`;
  const x = quoted(`floor(${box.x - even.x}+(${box.width}-iw)/2+0.5)`);
  const y = quoted(`floor(${box.y - even.y}+(${box.height}-ih)/2+0.5)`);
  const onBox = `pad=${even.width}:${even.height}:${x}:${y}:color=black@0`;
  return [sized(box, "decrease"), ...ANY_PIXEL, ...(scale > 1 ? [inside] : []), onBox, SEE_THROUGH];
}

const SCALING = `${AS_DRAWN}:flags=bilinear`;

/** With colors in full resolution, a picture can be cut and put at any pixel. */
const ANY_PIXEL = ["format=yuva444p"];
/** What is below the tile shows around it. */
const SEE_THROUGH = "format=yuva420p";

const cropped = (length: "iw" | "ih", shown: number, share: number): string =>
  quoted(`floor((${length}-${shown})*${decimal(share)}+0.5)`);

/** Grown to even numbers, because colors have half the resolution. What is above covers the rest. */
function evenBox({ x, y, width, height }: PixelBox): PixelBox {
  const left = x - (x % 2);
  const top = y - (y % 2);
  const even = (value: number): number => value + (value % 2);
  return { x: left, y: top, width: even(x + width - left), height: even(y + height - top) };
}
