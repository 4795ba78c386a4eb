/** What people are told of a deck that came to nothing, and what they can do about it. */
export const FAILURES = {
  damaged: ["The file is damaged.", "Open it, save it again and upload the new file."],
  not_a_deck: ["The file is no presentation.", "Upload a PowerPoint file (.pptx) or a PDF."],
  encrypted: ["The file is protected by a password.", "Save a copy without a password and upload that."],
  macros: ["The file has macros.", "Save it as .pptx, which has none, or export it as PDF."],
  unsafe: [
    "The file has parts that no presentation has, such as references to other files.",
    "Export it as PDF from the program that it was made with, and upload that.",
  ],
  too_many_pages: ["It has more than 200 pages.", "Split it, or leave out pages that are not shown."],
  too_large: [
    "It unpacks to more than a presentation may.",
    "Compress its pictures, or export it as PDF, and upload that.",
  ],
  no_pages: ["It has no page that is shown.", "Show at least one slide, and upload it again."],
  not_installed: [
    "PowerPoint files cannot be converted here: LibreOffice is not installed.",
    "Export it as PDF and upload that, or ask whoever runs this installation to install LibreOffice.",
  ],
  too_slow: [
    "Converting it took longer than it may.",
    "Export it as PDF from the program that it was made with, and upload that.",
  ],
  too_much_memory: [
    "Converting it took more memory than it may.",
    "Make its pictures smaller, or export it as PDF, and upload that.",
  ],
  converter_failed: [
    "The converter failed on it.",
    "Export it as PDF from the program that it was made with, and upload that.",
  ],
  storage_full: [
    "The workspace has no room for its pages.",
    "Delete files that are not needed, and upload it again.",
  ],
  upload_expired: ["It was not uploaded within an hour.", "Upload it again."],
} as const;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
