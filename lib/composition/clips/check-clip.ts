import { CLIP_PROBLEMS, type ClipProblem } from "@/lib/clips/parts";
import { framesIn } from "@/lib/composition/clips/plan/clip-time";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "../grid";
import { GUARDS, readResult, runFfmpeg } from "../media/run-ffmpeg";
import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";
import { type BarePicture, barePicture } from "./bare-picture";
import type { ClipJob } from "./clip-job";
import { areFacesCut, doCropsJump } from "./crops/crop-faults";
import {
  areFrozen,
  cameraDetectors,
  camerasIn,
  freezeDetector,
  lengthOf,
  printedBy,
  type ShownCamera,
  type TimeSpan,
} from "./frozen-cameras";
import { areCaptionsLate } from "./late-captions";
import { CLIP_LUFS, LOUDNESS_METER, loudnessIn, peakIn } from "./measure-loudness";

/** What a finished clip was found to be. Times in seconds. */
export interface ClipQuality {
  frames: number;
  /** Of AAC. */
  soundFrames: number;
  blackSeconds: number;
  frozenSeconds: number;
  /** In LUFS; null for silence. */
  loudness: number | null;
  /** Whether claps, clicks or beeps leave the rest no room to be louder. */
  isHeldDown: boolean;
  problems: ClipProblem[];
}

const MOST_BLACK = 0.3;
/** What an encoder adds at the beginning and the end. */
const SOUND_FRAMES_MORE = 3;
/** In LUFS. */
const LOUDNESS_ERROR = 1.5;
/** Sound that reaches this was held down by the limiter, which ends at 0.8. */
const LIMITED = 0.7;
/** Two pixels of a picture whose shorter side has 1080. */
const OUTSIDE = 2;

interface Checked {
  job: ClipJob;
  layout: FrameLayout;
  /** Where text is written, and the logo. */
  texts: readonly Box[];
  /** Where something is drawn above the picture. */
  covers: readonly Box[];
}

/** Looks for black or still pictures and bad crops, and holds length, loudness, captions and texts against what was asked for. */
export async function checkClip(
  name: string,
  checked: Checked,
  child: { folder: WorkFolder; signal: AbortSignal | undefined },
): Promise<ClipQuality> {
  const bare = barePicture(checked.layout, checked.covers);
  const cameras = camerasIn(checked.job, checked.layout);
  const { graph, picture } = detectors(bare, cameras);
  const args = [
    ...[...GUARDS, "-i", name, "-filter_complex", graph, "-map", picture, "-map", "0:a"],
    ...["-af", LOUDNESS_METER, "-f", "null", "-"],
  ];
  const printed = await runFfmpeg("ffmpeg", args, child);
  const counted = await runFfmpeg(
    "ffprobe",
    [
      ...[...GUARDS, "-count_packets"],
      ...["-show_entries", "stream=codec_type,nb_read_packets", "-of", "csv=p=0", name],
    ],
    child,
  );
  const seconds = framesIn(checked.job.kept) / FRAME_RATE;
  const measured = {
    frames: packetsOf(counted, "video"),
    soundFrames: packetsOf(counted, "audio"),
    blackSeconds: rounded(lengthOf(spans(printed, "black", seconds))),
    frozenSeconds: rounded(lengthOf(spans(printed, "freezedetect.freeze", seconds))),
    ...soundOf(printed),
  };
  const still = await Promise.all(
    cameras.map(async (_, index) => {
      const own = (await readResult(child.folder, printedBy(index))).toString();
      return spans(own, "freezedetect.freeze", seconds);
    }),
  );
  const isFrozen = areFrozen(cameras, still);
  return { ...measured, problems: problemsOf({ ...measured, isFrozen }, checked) };
}

function soundOf(printed: string): Pick<ClipQuality, "loudness" | "isHeldDown"> {
  const loudness = loudnessIn(printed);
  const isQuiet = loudness !== null && loudness < CLIP_LUFS - LOUDNESS_ERROR;
  return { loudness, isHeldDown: isQuiet && peakIn(printed) >= LIMITED };
}

const packetsOf = (counted: string, kind: "video" | "audio"): number =>
  Number(new RegExp(`${kind},(\\d+)`).exec(counted)?.[1] ?? 0);

/** Returns the filters that look at a clip's picture, and the label of what they leave. */
function detectors(bare: BarePicture, cameras: readonly ShownCamera[]): { graph: string; picture: string } {
  const labels = cameras.map((_, index) => `[c${index}]`).join("");
  const looks = `blackdetect=d=0.1:pix_th=0.08,${freezeDetector(bare.visible)}`;
  const graph = [
    `[0:v]${bare.filters},split=${cameras.length + 1}[all]${labels}`,
    `[all]${looks},metadata=print:file=-[looked]`,
    ...cameraDetectors(bare, cameras),
  ];
  return { graph: graph.join(";"), picture: "[looked]" };
}

/** Returns the times from a start to an end, or to the clip's end. */
function spans(printed: string, kind: "black" | "freezedetect.freeze", length: number): TimeSpan[] {
  const valuesOf = (key: string) =>
    [...printed.matchAll(new RegExp(`${key.replaceAll(".", "\\.")}=([\\d.]+)`, "g"))].map(([, value]) =>
      Number(value),
    );
  const ends = valuesOf(`lavfi.${kind}_end`);
  return valuesOf(`lavfi.${kind}_start`).map((from, index) => ({ from, to: ends[index] ?? length }));
}

const rounded = (seconds: number): number => Math.round(100 * seconds) / 100;

interface Found extends Omit<ClipQuality, "problems"> {
  isFrozen: boolean;
}

function problemsOf(measured: Found, { job, layout, texts }: Checked): ClipProblem[] {
  const frames = framesIn(job.kept);
  const soundFrames = (frames * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES;
  const found: Record<ClipProblem, boolean> = {
    black_picture: measured.blackSeconds > MOST_BLACK,
    frozen_picture: measured.isFrozen,
    wrong_length:
      measured.frames !== frames || Math.abs(measured.soundFrames - soundFrames) > SOUND_FRAMES_MORE,
    wrong_loudness:
      measured.loudness !== null &&
      !measured.isHeldDown &&
      Math.abs(measured.loudness - CLIP_LUFS) > LOUDNESS_ERROR,
    captions_late: areCaptionsLate(job),
    text_outside: texts.some((text) => !isInside(text, layout.safe, OUTSIDE * layout.unit)),
    faces_cut: areFacesCut(job, layout),
    crop_jumps: doCropsJump(job, layout),
  };
  return CLIP_PROBLEMS.filter((problem) => found[problem]);
}

function isInside(text: Box, safe: Box, by: number): boolean {
  return (
    text.x >= safe.x - by &&
    text.y >= safe.y - by &&
    text.x + text.width <= safe.x + safe.width + by &&
    text.y + text.height <= safe.y + safe.height + by
  );
}
