import { AAC_SAMPLES } from "../grid";

/** The samples that are mixed for a piece: some before it, the piece, and some after it. */
export interface SoundWindow {
  /** From the start of the piece; negative if there is a pre-roll. */
  from: number;
  to: number;
  length: number;
}

export function windowOf(job: {
  preRollFrames: number;
  frames: number;
  postRollFrames: number;
}): SoundWindow {
  const from = -job.preRollFrames * AAC_SAMPLES;
  const to = (job.frames + job.postRollFrames) * AAC_SAMPLES;
  return { from, to, length: to - from };
}

/** Two channels of samples from −1 to 1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});
