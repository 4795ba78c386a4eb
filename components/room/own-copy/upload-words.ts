import type { OwnRecordingView } from "@/lib/room/recording/own-recording";

type RecorderProblem = NonNullable<OwnRecordingView["recorderProblem"]>;

/** Everything that a page says about a speaker's own recording. */
export interface UploadWords {
  title: string;
  /** For the progress bar. */
  progress: string;
  retry: string;
  recording: string;
  /** While recording, when the upload is behind. */
  behind: string;
  /** With `{percent}`. */
  uploading: string;
  done: string;
  recorder: Record<RecorderProblem, string>;
  /** By the code of the problem. */
  stopped: { storage_full: string; unauthorized: string; offline: string; other: string };
}

export const UPLOAD_WORDS: UploadWords = {
  title: "Your local recording",
  progress: "Uploaded",
  retry: "Try again",
  recording: "Recording on this device.",
  behind: "Recording on this device. Uploading continues after the show.",
  uploading: "Your recording is uploading: {percent}%. Keep this page open.",
  done: "Everything is uploaded. You can close this page.",
  recorder: {
    failed: "This browser can’t make a local recording. The show’s recording isn’t affected.",
    disk_full:
      "This device has no space left. Your local recording continues once there is space. The show’s recording isn’t affected.",
    no_storage:
      "This browser doesn’t allow storage, so it can’t make a local recording. The show’s recording isn’t affected.",
  },
  stopped: {
    storage_full: "The host’s storage is full. Your recording stays on this device until there is space.",
    unauthorized:
      "Your link no longer works. Open your latest link in this browser to upload your recording.",
    offline:
      "Your recording stopped uploading. Check your connection. It stays on this device until it’s uploaded.",
    other: "Your recording stopped uploading. It stays on this device until it’s uploaded.",
  },
};
