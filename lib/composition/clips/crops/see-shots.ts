import { FRAME_RATE } from "../../grid";
import { type Child, GUARDS, readResult, runFfmpeg } from "../../media/run-ffmpeg";
import type { Area } from "../plan/clip-source";
import type { SeenShots } from "./follow-faces";

/** Returns the faces in each of some grey pictures, one after another, in shares of their width and height. */
export interface FaceLook {
  width: number;
  height: number;
  facesIn: (
    pictures: Uint8Array,
    signal: AbortSignal | undefined,
  ) => Promise<readonly (readonly FoundFace[])[]>;
}

interface FoundFace extends Area {
  /** Where the middles of its eyes are, from left to right, if that is known. */
  eyes?: readonly { x: number; y: number }[];
}

/** Twice a second. */
const EVERY = FRAME_RATE / 2;
/** How different a frame is from the one before at a cut, in percent, as ffmpeg counts it. */
const CUT = 8;
const GREY = "grey.raw";

/** Looks for cuts and faces in a part of a recording: all of it is decoded once, and few frames are looked at closely. */
export async function seeShots(
  name: string,
  range: { from: number; to: number },
  look: FaceLook,
  child: Child,
): Promise<SeenShots> {
  const { width, height } = look;
  const graph = [
    `[0:v]trim=start_frame=${range.from}:end_frame=${range.to},setpts=N/(${FRAME_RATE}*TB),split[all][some]`,
    `[all]scale=96:54:flags=neighbor,scdet=threshold=${CUT},metadata=print:key=lavfi.scd.time:file=-,nullsink`,
    `[some]select='not(mod(n,${EVERY}))',scale=${width}:${height}:flags=bilinear,format=gray[grey]`,
  ];
  const printed = await runFfmpeg(
    "ffmpeg",
    [
      ...["-y", "-skip_loop_filter", "all", "-threads", "1", ...GUARDS, "-i", name],
      ...["-filter_complex_threads", "1", "-filter_complex", graph.join(";")],
      ...["-map", "[grey]", "-fps_mode", "passthrough", "-f", "rawvideo", GREY],
    ],
    child,
  );
  const pictures = await readResult(child.folder, GREY);
  const found = await look.facesIn(pictures, child.signal);
  return {
    cuts: cutsIn(printed).map((frame) => range.from + frame),
    pictures: found.map((faces, index) => ({ frame: range.from + index * EVERY, faces })),
  };
}

const cutsIn = (printed: string): number[] =>
  [...printed.matchAll(/lavfi\.scd\.time=([\d.]+)/g)].map(([, seconds]) =>
    Math.round(Number(seconds) * FRAME_RATE),
  );
