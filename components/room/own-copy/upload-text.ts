import type { OwnRecordingView } from "@/lib/room/recording/own-recording";
import { fill } from "@/lib/signup/words/fill";
import { UPLOAD_WORDS, type UploadWords } from "./upload-words";

interface UploadText {
  text: string;
  tone: "plain" | "warn";
  canRetry: boolean;
}

const plain = (text: string): UploadText => ({ text, tone: "plain", canRetry: false });

/** Returns how much has arrived, in whole percent. 100 only when all of it has. */
export function uploadedPercent({
  totalBytes,
  leftBytes,
}: Pick<OwnRecordingView, "totalBytes" | "leftBytes">): number {
  if (totalBytes === 0 || leftBytes === 0) return 100;
  return Math.min(99, Math.floor((100 * (totalBytes - leftBytes)) / totalBytes));
}

/** Returns what to tell a speaker about their own copy; null if there is nothing to tell. */
export function uploadText(
  view: OwnRecordingView | null,
  words: UploadWords = UPLOAD_WORDS,
): UploadText | null {
  if (!view) return null;
  const { state, isRecording, recorderProblem, totalBytes } = view;
  if (state === "stopped") return { text: stoppedText(view, words), tone: "warn", canRetry: true };
  const isDone = state === "done" && !isRecording && recorderProblem === "disk_full";
  if (recorderProblem && !isDone)
    return { text: words.recorder[recorderProblem], tone: "warn", canRetry: false };
  if (isRecording) return plain(state === "slow" ? words.behind : words.recording);
  if (state === "done") return totalBytes === 0 ? null : plain(words.done);
  return plain(fill(words.uploading, { percent: uploadedPercent(view) }));
}

function stoppedText({ problem }: OwnRecordingView, { stopped }: UploadWords): string {
  return problem !== null && Object.hasOwn(stopped, problem)
    ? stopped[problem as keyof typeof stopped]
    : stopped.other;
}
