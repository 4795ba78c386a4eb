/** What of a clip couldn't be done as asked. */
export const CLIP_NOTES = [
  "focus_not_found",
  "focus_away",
  "silences_kept",
  "fillers_kept",
  "no_captions",
  "sound_quiet",
  "no_faces",
  "other_faces",
] as const;
export type ClipNote = (typeof CLIP_NOTES)[number];

/** Why a clip can't be used as it is. */
export const CLIP_PROBLEMS = [
  "black_picture",
  "frozen_picture",
  "wrong_length",
  "wrong_loudness",
  "captions_late",
  "text_outside",
  "faces_cut",
  "crop_jumps",
] as const;
export type ClipProblem = (typeof CLIP_PROBLEMS)[number];

/** What a moment begins with, before any evidence. */
export const MOMENT_BASE = 18;
