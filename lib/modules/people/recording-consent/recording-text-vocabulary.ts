/** The consent question. Changing the text requires a new version, and everyone must answer again. */
export const RECORDING_TEXT = {
  version: 2,
  question: "Do you agree to be recorded?",
  text: "The recording includes what you say and show while you’re on stage. Backstage is never recorded. The host may publish all or part of the recording.",
} as const;
