import { MEDIA_FAILURES } from "@/lib/modules/material/uploads/media-failures-schema";

/** Failures of a video, with what people can do about each. */
export const FAILURES = {
  damaged: [
    "The file is damaged or isn't a video.",
    "Check that it plays on your device. If it does, export it as MP4 and upload that.",
  ],
  no_picture: ["The file has sound but no picture.", "Upload a video."],
  too_long: ["It is longer than an hour.", "Split it into parts of up to an hour."],
  too_large: ["The converted video is too large.", "Split it into shorter parts."],
  not_installed: [
    "Videos can't be converted on this installation, because ffmpeg isn't installed.",
    "Ask the operator of this installation to install ffmpeg, and upload it again.",
  ],
  ...MEDIA_FAILURES,
  upload_expired: ["The upload wasn't completed within an hour.", "Upload it again."],
} as const;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
