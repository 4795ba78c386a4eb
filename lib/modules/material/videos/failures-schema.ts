/** What people are told of a video that came to nothing, and what they can do about it. */
export const FAILURES = {
  damaged: [
    "The file is damaged, or no video.",
    "Play it on your machine; if it plays, export it as MP4 and upload that.",
  ],
  no_picture: ["The file has sound and no picture.", "Upload a video."],
  too_long: ["It is longer than an hour.", "Cut it into parts of at most an hour."],
  too_large: ["It becomes larger than a video may be.", "Cut it into shorter parts."],
  not_installed: [
    "Videos cannot be converted here: ffmpeg is not installed.",
    "Ask whoever runs this installation to install ffmpeg, and upload it again.",
  ],
  too_slow: [
    "Converting it took longer than it may.",
    "Cut it into shorter parts, or export it with fewer pixels.",
  ],
  too_much_memory: [
    "Converting it took more memory than it may.",
    "Export it with fewer pixels, and upload that.",
  ],
  converter_failed: ["The converter failed on it.", "Export it as MP4 and upload that."],
  storage_full: [
    "The workspace has no room for it.",
    "Delete files that are not needed, and upload it again.",
  ],
  upload_expired: ["It was not uploaded within an hour.", "Upload it again."],
} as const;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
