/** Failures of a deck, with what people can do about each. */
export const FAILURES = {
  damaged: ["The file is damaged.", "Open it, save it again and upload the new file."],
  not_a_deck: ["The file isn't a presentation.", "Upload a PowerPoint file (.pptx) or a PDF."],
  encrypted: ["The file is protected by a password.", "Save a copy without a password and upload that."],
  macros: ["The file has macros.", "Save it as .pptx, which has no macros, or export it as PDF."],
  unsafe: [
    "The file contains something presentations can't have, such as references to other files.",
    "Export it as PDF from the program it was made with, and upload the PDF.",
  ],
  too_many_pages: ["It has more than 200 pages.", "Split it, or remove pages you don't show."],
  too_large: [
    "The unpacked file is too large.",
    "Compress its images, or export it as PDF, and upload that.",
  ],
  no_pages: ["It has no visible pages.", "Unhide at least one slide, and upload it again."],
  not_installed: [
    "PowerPoint files can't be converted on this installation, because LibreOffice isn't installed.",
    "Export it as PDF and upload that, or ask the operator of this installation to install LibreOffice.",
  ],
  too_slow: [
    "The conversion took too long.",
    "Export it as PDF from the program it was made with, and upload the PDF.",
  ],
  too_much_memory: [
    "The conversion ran out of memory.",
    "Make its images smaller, or export it as PDF, and upload that.",
  ],
  converter_failed: [
    "The conversion failed.",
    "Export it as PDF from the program it was made with, and upload the PDF.",
  ],
  storage_full: [
    "The workspace doesn't have enough storage for its pages.",
    "Delete files you no longer need, and upload it again.",
  ],
  upload_expired: ["The upload wasn't completed within an hour.", "Upload it again."],
} as const;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
