import type { BadgeTone } from "@/components/ui/badge";
import { secondAsClock } from "@/lib/stage/video-time";
import { programSeconds } from "./program-seconds";
import { hasFiles, type Program, type Recording } from "./recording";

interface StateWords {
  label: string;
  tone: BadgeTone;
  /** What it is now, and what comes next. */
  sentence: string;
}

type Facts = Pick<Recording, "state" | "version" | "program" | "played" | "tracks" | "failure" | "upload">;

/** Returns what a recording's page says about its state. */
export function stateWords(recording: Facts): StateWords {
  const { state, version, program, upload } = recording;
  if (upload && (state === "awaiting_upload" || state === "converting")) return uploadWords(state, upload);
  if (state === "live") return { label: "Recording", tone: "live", sentence: liveSentence(recording) };
  if (state === "processing")
    return {
      label: "Processing",
      tone: "accent",
      sentence: isPlayable(program)
        ? `Processing the program: ${howFar(program)} is ready to watch.`
        : ["Processing the program.", ...downloads(recording, "The tracks are ready to download.")].join(" "),
    };
  if (state === "failed")
    return { label: "Failed", tone: "danger", sentence: failedSentences(recording).join(" ") };
  return { label: "Ready", tone: "ok", sentence: readySentence(program, version) };
}

function liveSentence(recording: Facts): string {
  const { program } = recording;
  if (isPlayable(program)) return `Recording now. You can already watch ${howFar(program)}.`;
  const seconds = programSeconds(recording);
  return seconds > 0 ? `Recording now: ${secondAsClock(seconds)} so far.` : "Nothing recorded yet.";
}

function failedSentences(recording: Facts): string[] {
  const { failure, upload } = recording;
  if (upload?.failure) return [upload.failure.message, upload.failure.mend];
  const why = failure?.message ?? "The program couldn’t be composed.";
  return [why, ...downloads(recording, "You can still download the tracks.")];
}

/** Nothing, if there are no tracks. */
const downloads = (recording: Facts, sentence: string): string[] => (hasFiles(recording) ? [sentence] : []);

function uploadWords(
  state: "awaiting_upload" | "converting",
  { progress }: NonNullable<Recording["upload"]>,
): StateWords {
  if (state === "awaiting_upload")
    return {
      ...{ label: "Not uploaded", tone: "neutral" },
      sentence: "The upload isn’t complete. Choose the file again below to continue.",
    };
  return { label: "Converting", tone: "accent", sentence: `The file is being converted: ${progress}%.` };
}

function readySentence(program: Program | null, version: number): string {
  if (!program) return "Ready.";
  if (program.version < version)
    return "Ready to watch. We’re updating the program with your latest changes.";
  if (program.mp4.state === "pending") return "Ready to watch. The MP4 is being prepared.";
  if (program.mp4.state === "failed")
    return `Ready to watch. The MP4 couldn’t be rendered.${again(program.mp4)}`;
  return "Ready to watch and download.";
}

const again = ({ retry_at }: Program["mp4"]): string =>
  retry_at === null ? "" : " We’ll try again automatically.";

/** Whether there is anything to watch yet. */
const isPlayable = (program: Program | null): program is Program =>
  program !== null && program.playlist_url !== null && program.composed_sec >= 1;

const howFar = ({ composed_sec, duration_sec }: Program): string =>
  `${secondAsClock(Math.min(composed_sec, duration_sec))} of ${secondAsClock(duration_sec)}`;

/** A number of things: `1 file`, `12 files`. */
export const countWords = (count: number, one: string): string =>
  `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language: `German` for `de`. */
export function languageName(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}
