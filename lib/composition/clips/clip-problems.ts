/** Why a clip can't be used as it is. */
export const CLIP_PROBLEMS = [
  "black_picture",
  "frozen_picture",
  "wrong_length",
  "wrong_loudness",
  "captions_late",
  "text_outside",
] as const;
export type ClipProblem = (typeof CLIP_PROBLEMS)[number];
