import type { ChildFailure } from "@/lib/platform/confined/child-failure";

/** Types of recordings, with the one format of ffmpeg that opens each. */
export const RECORDING_FORMATS = {
  "video/mp4": "mov",
  "video/quicktime": "mov",
  "video/webm": "matroska",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
} as const;
export type RecordingType = keyof typeof RECORDING_FORMATS;

export const RECORDING_LIMITS = {
  seconds: 4 * 3_600,
  /** Of a picture in the file: 8K. */
  pixels: 8_192 * 4_320,
  /** Of the result, in pixels. */
  width: 1_280,
  height: 720,
  /** Of the result. */
  bytes: 8 * 1024 ** 3,
} as const;

/** `cut_off`: it ends before the time that it says. */
export type RecordingFailure =
  | ChildFailure
  | "damaged"
  | "cut_off"
  | "nothing_in_it"
  | "too_long"
  | "picture_too_large"
  | "not_installed";

/** The file itself is the problem, so a retry would not help. */
export class RecordingFileError extends Error {
  override name = "RecordingFileError";
  constructor(
    readonly failure: RecordingFailure,
    options?: ErrorOptions,
  ) {
    super(`The recording can't be converted: ${failure}.`, options);
  }
}

export interface ConvertedRecording {
  seconds: number;
  hasPicture: boolean;
  hasSound: boolean;
}
