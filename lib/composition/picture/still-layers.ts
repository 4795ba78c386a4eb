import { FRAME_RATE } from "../grid";
import { GUARDS } from "../media/run-ffmpeg";
import { AS_DRAWN } from "./colors";
import { decimal, ENDLESS, type FilterGraph, quoted } from "./filter-graph";
import type { PictureEffect, PictureJob, PixelBox, TickerStrip } from "./picture-job";

const STILL = ["-framerate", String(FRAME_RATE), ...GUARDS, "-i"];
const FROM_RGB = `scale=${AS_DRAWN}:flags=bilinear`;

/** The ground, or a still below everything, as an endless picture. */
export function addCanvas(graph: FilterGraph, job: PictureJob, below: string | null): string {
  const { width, height, ground } = job;
  const plain = `color=c=${ground}:s=${width}x${height}:r=${FRAME_RATE}:d=${decimal(1 / FRAME_RATE)}`;
  const made = ["format=rgb24", FROM_RGB, "format=yuv420p", "setsar=1", ...ENDLESS];
  if (below === null) return graph.chain([], [plain, ...made]);
  const size = `scale=${width}:${height}`;
  return graph.chain([graph.input([...STILL, below])], [size, ...made]);
}

/** Lays a still with alpha over the whole picture. */
export function addStill(graph: FilterGraph, on: string, name: string, job: PictureJob): string {
  const size = `scale=${job.width}:${job.height}:${AS_DRAWN}`;
  const still = graph.chain([graph.input([...STILL, name])], ["format=rgba", size, "format=yuva420p"]);
  return graph.chain([on, still], ["overlay=0:0:eval=init"]);
}

/** Moves the ticker's strip through its box. */
export function addTicker(graph: FilterGraph, on: string, name: string, ticker: TickerStrip): string {
  const { box, pxPerFrame } = ticker;
  const x = `n*${decimal(pxPerFrame)}`;
  // While it's RGB, it moves by single pixels.
  const moving = [...ENDLESS, `crop=${box.width}:${box.height}:${quoted(x)}:0:exact=1`];
  const input = graph.input([...STILL, name]);
  const strip = graph.chain([input], ["format=rgba", ...moving, FROM_RGB, "format=yuva420p"]);
  return graph.chain([on, strip], [`overlay=${box.x}:${box.y}:eval=init`]);
}

/** Plays an effect over the whole picture. */
export function addEffect(
  graph: FilterGraph,
  on: string,
  name: string,
  { effect, job }: { effect: PictureEffect; job: PictureJob },
): string {
  const { frame, frames } = effect;
  const timing = [
    `setpts=PTS-STARTPTS+(${decimal(frame / FRAME_RATE)})/TB`,
    `fps=${FRAME_RATE}:start_time=0`,
  ];
  const size = `scale=${job.width}:${job.height}:${AS_DRAWN}`;
  const input = graph.input([...GUARDS, "-i", name]);
  const drawn = graph.chain([input], [...timing, "format=rgba", size, "format=yuva420p"]);
  const seen = `between(n,${Math.max(0, frame)},${frame + frames - 1})`;
  return graph.chain([on, drawn], [`overlay=0:0:eval=init:eof_action=pass:enable=${quoted(seen)}`]);
}

/** Returns the filter that covers a part of the picture: nothing of it is left to be guessed, as with a blur. */
export const coverOf = ({ x, y, width, height }: PixelBox): string =>
  `drawbox=x=${x}:y=${y}:w=${width}:h=${height}:color=black:t=fill`;
