/** Failures that the conversion of any video or recording may have, with what people can do about each. */
export const MEDIA_FAILURES = {
  too_slow: [
    "The conversion took too long.",
    "Split it into shorter parts, or export it with a lower resolution.",
  ],
  too_much_memory: [
    "The conversion ran out of memory.",
    "Export it with a lower resolution, and upload that.",
  ],
  converter_failed: ["The conversion failed.", "Export it as MP4 and upload that."],
  storage_full: [
    "The workspace doesn't have enough storage for it.",
    "Delete files you no longer need, and upload it again.",
  ],
} as const;
