import { CLIP_PROBLEMS, type ClipProblem } from "@/lib/clips/parts";
import { framesIn } from "@/lib/composition/clips/plan/clip-time";
import { areLate } from "@/lib/composition/clips/plan/late-captions";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "../grid";
import { GUARDS, runFfmpeg } from "../media/run-ffmpeg";
import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";
import type { ClipJob } from "./clip-job";
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
/** A camera that stands still for that share of a clip. */
const MOST_FROZEN = 0.5;
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
}

/** Looks for black or still pictures, and holds length, loudness, captions and texts against what was asked for. */
export async function checkClip(
  name: string,
  checked: Checked,
  child: { folder: WorkFolder; signal: AbortSignal | undefined },
): Promise<ClipQuality> {
  const looks = "scale=160:-2:flags=fast_bilinear,blackdetect=d=0.1:pix_th=0.08,freezedetect=n=-54dB:d=2";
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
  const seconds = framesIn(checked.job.kept) / 30;
  const measured = {
    frames: packetsOf(counted, "video"),
    soundFrames: packetsOf(counted, "audio"),
    blackSeconds: spans(printed, "lavfi.black_start", "lavfi.black_end", seconds),
    frozenSeconds: spans(
      printed,
      "lavfi.freezedetect.freeze_start",
      "lavfi.freezedetect.freeze_end",
      seconds,
    ),
    ...soundOf(printed),
  };
  return { ...measured, problems: problemsOf(measured, checked) };
}

function soundOf(printed: string): Pick<ClipQuality, "loudness" | "isHeldDown"> {
  const loudness = loudnessIn(printed);
  const isQuiet = loudness !== null && loudness < CLIP_LUFS - LOUDNESS_ERROR;
  return { loudness, isHeldDown: isQuiet && peakIn(printed) >= LIMITED };
}

const packetsOf = (counted: string, kind: "video" | "audio"): number =>
  Number(new RegExp(`${kind},(\\d+)`).exec(counted)?.[1] ?? 0);

/** Adds up times from a start to an end, or to the clip's end. */
function spans(printed: string, start: string, end: string, length: number): number {
  const valuesOf = (key: string) =>
    [...printed.matchAll(new RegExp(`${key.replaceAll(".", "\\.")}=([\\d.]+)`, "g"))].map(([, value]) =>
      Number(value),
    );
  const ends = valuesOf(end);
  const sum = valuesOf(start).reduce((total, from, index) => total + (ends[index] ?? length) - from, 0);
  return Math.round(sum * 100) / 100;
}

function problemsOf(measured: Omit<ClipQuality, "problems">, { job, layout, texts }: Checked): ClipProblem[] {
  const { kept, phrases, shots } = job;
  const frames = framesIn(kept);
  const soundFrames = (frames * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES;
  const hasCamera = shots.some(({ view }) => view.kind === "person" || view.kind === "pair");
  const found: Record<ClipProblem, boolean> = {
    black_picture: measured.blackSeconds > MOST_BLACK,
    frozen_picture: hasCamera && measured.frozenSeconds > (MOST_FROZEN * frames) / 30,
    wrong_length:
      measured.frames !== frames || Math.abs(measured.soundFrames - soundFrames) > SOUND_FRAMES_MORE,
    wrong_loudness:
      measured.loudness !== null &&
      !measured.isHeldDown &&
      Math.abs(measured.loudness - CLIP_LUFS) > LOUDNESS_ERROR,
    captions_late: areLate(phrases),
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
