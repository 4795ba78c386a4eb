import { MEDIA_FAILURES } from "@/lib/modules/material/uploads/media-failures-schema";

/** Failures of an uploaded recording, with what people can do about each. */
export const FAILURES = {
  unsupported: [
    "The file's content doesn't match its type.",
    "Upload an MP4, MOV, WebM, MP3 or WAV file, with its content type.",
  ],
  wrong_digest: ["The uploaded file isn't identical to the original.", "Upload it again."],
  damaged: [
    "The file is damaged, or isn't a recording.",
    "Check that it plays on your device. If it does, export it as MP4 and upload that.",
  ],
  cut_off: [
    "The file ends before its recording does.",
    "Copy the whole file from where it was recorded, and upload that.",
  ],
  nothing_in_it: ["The file has neither picture nor sound.", "Upload another one."],
  too_long: ["It is longer than four hours.", "Split it into parts of up to four hours."],
  picture_too_large: ["Its picture is larger than 8K.", "Export it with a lower resolution."],
  too_large: ["The converted recording is too large.", "Split it into shorter parts."],
  not_installed: [
    "Recordings can't be converted on this installation, because ffmpeg isn't installed.",
    "Ask the operator of this installation to install ffmpeg, and upload it again.",
  ],
  ...MEDIA_FAILURES,
  upload_expired: ["The upload wasn't completed within seven days.", "Upload it again."],
} as const;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
