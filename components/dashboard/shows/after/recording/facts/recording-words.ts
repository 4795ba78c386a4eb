import type { BadgeTone } from "@/components/ui/badge";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Program, Recording } from "./recording";

interface StateWords {
  label: string;
  tone: BadgeTone;
  /** What it is now, and what comes next. */
  sentence: string;
}

type Facts = Pick<Recording, "state" | "version" | "duration_sec" | "program"> &
  Partial<Pick<Recording, "upload">>;

/** Returns what a recording's page says about its state. */
export function stateWords({ state, version, duration_sec, program, upload }: Facts): StateWords {
  if (upload && (state === "awaiting_upload" || state === "converting" || state === "failed"))
    return uploadWords(state, upload);
  if (state === "live")
    return {
      label: "Recording",
      tone: "live",
      sentence: isPlayable(program)
        ? `Recording now. You can already watch ${howFar(program, duration_sec)}.`
        : `Recording now: ${secondAsClock(duration_sec)} so far.`,
    };
  if (state === "processing")
    return {
      label: "Processing",
      tone: "accent",
      sentence: isPlayable(program)
        ? `Processing the program: ${howFar(program, program.duration_sec)} is ready to watch.`
        : upload
          ? "Processing the program."
          : "Processing the program. The tracks are ready to download.",
    };
  if (state === "failed")
    return {
      label: "Failed",
      tone: "danger",
      sentence: "We couldn’t process the program. You can still download the tracks.",
    };
  return { label: "Ready", tone: "ok", sentence: readySentence(program, version) };
}

function uploadWords(
  state: "awaiting_upload" | "converting" | "failed",
  { progress, failure }: NonNullable<Recording["upload"]>,
): StateWords {
  if (state === "awaiting_upload")
    return {
      ...{ label: "Upload", tone: "neutral" },
      sentence: "The file isn’t complete. Choose it again below to send the rest.",
    };
  if (state === "converting")
    return { label: "Converting", tone: "accent", sentence: `The file is being converted: ${progress}%.` };
  const why = failure ? `${failure.message} ${failure.mend}` : "Couldn’t compose the program.";
  return { label: "Failed", tone: "danger", sentence: why };
}

function readySentence(program: Program | null, version: number): string {
  if (!program) return "Ready.";
  if (program.version < version)
    return "Ready to watch. We’re updating the program with your latest changes.";
  if (program.mp4.state === "pending") return "Ready to watch. The MP4 is being prepared.";
  if (program.mp4.state === "failed") return `Ready to watch. The MP4 couldn’t be made.${again(program.mp4)}`;
  return "Ready to watch and download.";
}

const again = ({ retry_at }: Program["mp4"]): string =>
  retry_at === null ? "" : " We’ll try again automatically.";

/** Whether there is anything to watch yet. */
const isPlayable = (program: Program | null): program is Program =>
  program !== null && program.playlist_url !== null && program.composed_sec >= 1;

const howFar = ({ composed_sec }: Pick<Program, "composed_sec">, of: number): string =>
  `${secondAsClock(Math.min(composed_sec, of))} of ${secondAsClock(of)}`;

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
