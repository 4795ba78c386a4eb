import { CLIP_PROBLEMS, type ClipProblem } from "@/lib/clips/parts";
import { framesIn } from "@/lib/composition/clips/plan/clip-time";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "../grid";
import { GUARDS, runFfmpeg } from "../media/run-ffmpeg";
import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";
import { barePicture } from "./bare-picture";
import type { ClipJob } from "./clip-job";
import { areCaptionsLate } from "./late-captions";
import { CLIP_LUFS, LOUDNESS_METER, loudnessIn, peakIn } from "./measure-loudness";
import type { Shot } from "./plan/shots";

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
/** A camera that stands still for that share of its shots. */
const MOST_FROZEN = 0.5;
/** How far two pictures of a camera may be apart that shows the same, of 1. */
const SAME = 0.002;
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
  /** Where text is written. */
  texts: readonly Box[];
  /** Where something is drawn above the picture. */
  covers: readonly Box[];
}

/** Looks for black or still pictures, and holds length, loudness, captions and texts against what was asked for. */
export async function checkClip(
  name: string,
  checked: Checked,
  child: { folder: WorkFolder; signal: AbortSignal | undefined },
): Promise<ClipQuality> {
  const { filters, visible } = barePicture(checked.layout, checked.covers);
  // What is covered never changes: it counts as the same.
  const looks = `${filters},blackdetect=d=0.1:pix_th=0.08,freezedetect=n=${(SAME * visible).toFixed(6)}:d=2`;
  const args = [
    ...[...GUARDS, "-i", name, "-vf", `${looks},metadata=print:file=-`],
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
  const frozen = spans(printed, "lavfi.freezedetect.freeze_start", "lavfi.freezedetect.freeze_end", seconds);
  const measured = {
    frames: packetsOf(counted, "video"),
    soundFrames: packetsOf(counted, "audio"),
    blackSeconds: lengthOf(spans(printed, "lavfi.black_start", "lavfi.black_end", seconds)),
    frozenSeconds: lengthOf(frozen),
    ...soundOf(printed),
  };
  const isFrozen = isCameraFrozen(checked.job, frozen);
  return { ...measured, problems: problemsOf({ ...measured, isFrozen }, checked) };
}

function soundOf(printed: string): Pick<ClipQuality, "loudness" | "isHeldDown"> {
  const loudness = loudnessIn(printed);
  const isQuiet = loudness !== null && loudness < CLIP_LUFS - LOUDNESS_ERROR;
  return { loudness, isHeldDown: isQuiet && peakIn(printed) >= LIMITED };
}

const packetsOf = (counted: string, kind: "video" | "audio"): number =>
  Number(new RegExp(`${kind},(\\d+)`).exec(counted)?.[1] ?? 0);

/** In seconds. */
interface Span {
  from: number;
  to: number;
}

/** Returns the times from a start to an end, or to the clip's end. */
function spans(printed: string, start: string, end: string, length: number): Span[] {
  const valuesOf = (key: string) =>
    [...printed.matchAll(new RegExp(`${key.replaceAll(".", "\\.")}=([\\d.]+)`, "g"))].map(([, value]) =>
      Number(value),
    );
  const ends = valuesOf(end);
  return valuesOf(start).map((from, index) => ({ from, to: ends[index] ?? length }));
}

const lengthOf = (all: readonly Span[]): number =>
  Math.round(100 * all.reduce((sum, { from, to }) => sum + to - from, 0)) / 100;

/** Whether people's cameras stand still for most of the time in which they're shown. Slides may. */
function isCameraFrozen({ shots }: Pick<ClipJob, "shots">, frozen: readonly Span[]): boolean {
  const cameras = shots
    .filter(({ view: { kind, parts } }) => CAMERAS.has(kind) && parts.some(({ personId }) => personId))
    .map(({ from, to }) => ({ from: from / FRAME_RATE, to: to / FRAME_RATE }));
  const still = cameras.flatMap((shot) =>
    frozen.flatMap((span) => {
      const [from, to] = [Math.max(shot.from, span.from), Math.min(shot.to, span.to)];
      return to > from ? [{ from, to }] : [];
    }),
  );
  return lengthOf(still) > MOST_FROZEN * lengthOf(cameras);
}

const CAMERAS: ReadonlySet<string> = new Set<Shot["view"]["kind"]>(["person", "pair"]);

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
