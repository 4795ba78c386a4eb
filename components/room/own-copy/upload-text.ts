import type { OwnRecordingView } from "@/lib/room/recording/own-recording";

interface UploadText {
  text: string;
  tone: "plain" | "warn";
  canRetry: boolean;
}

const RECORDER: Record<NonNullable<OwnRecordingView["recorderProblem"]>, string> = {
  failed: "This browser can’t record your own copy. The show’s recording isn’t affected.",
  disk_full:
    "This device has no space left, so it stopped recording your own copy. The show’s recording isn’t affected.",
  no_storage:
    "This browser doesn’t allow storage, so it can’t record your own copy. The show’s recording isn’t affected.",
};

const STOPPED: Record<string, string> = {
  storage_full: "The host’s storage is full. Your recording stays on this device until there is space.",
  unauthorized: "Your link no longer works. Open your latest link in this browser to upload your recording.",
  offline:
    "Your recording stopped uploading. Check your connection. It stays on this device until it’s uploaded.",
};
const STOPPED_OTHERWISE = "Your recording stopped uploading. It stays on this device until it’s uploaded.";

/** Returns how much has arrived, in whole percent. 100 only when all of it has. */
export function uploadedPercent({
  totalBytes,
  leftBytes,
}: Pick<OwnRecordingView, "totalBytes" | "leftBytes">): number {
  if (totalBytes === 0 || leftBytes === 0) return 100;
  return Math.min(99, Math.floor((100 * (totalBytes - leftBytes)) / totalBytes));
}

/** Returns what to tell a speaker about their own copy; null if there is nothing to tell. */
export function uploadText(view: OwnRecordingView | null): UploadText | null {
  if (!view) return null;
  const { state, problem, isRecording, recorderProblem, totalBytes } = view;
  if (state === "stopped")
    return { text: STOPPED[problem ?? ""] ?? STOPPED_OTHERWISE, tone: "warn", canRetry: true };
  if (recorderProblem) return { text: RECORDER[recorderProblem], tone: "warn", canRetry: false };
  if (isRecording) {
    const behind = state === "slow" ? " Uploading continues after the show." : "";
    return { text: `Recording on this device.${behind}`, tone: "plain", canRetry: false };
  }
  if (state === "done")
    return totalBytes === 0
      ? null
      : { text: "Everything is uploaded. You can close this page.", tone: "plain", canRetry: false };
  const percent = uploadedPercent(view);
  const text = `Your recording is uploading: ${percent} %. Keep this page open.`;
  return { text, tone: "plain", canRetry: false };
}
