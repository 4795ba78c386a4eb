/** A frame of sent audio: when its last millisecond was sent, and whether it's louder than silence. */
export interface SentFrame {
  endedAt: number;
  loud: boolean;
}

/** Anything quieter is a pause between words: the announcer's voice has no noise of its own. */
const QUIET = 400;

export const isLoud = (samples: Int16Array): boolean => samples.some((sample) => Math.abs(sample) > QUIET);

/**
 * When the speech in a caption ended, from the audio sent before the caption's end: that end is either after
 * a pause or in the middle of speech. Null if nothing had been sent by then.
 */
export function voiceEnd(sent: readonly SentFrame[], captionEndedAt: number): number | null {
  return sent.findLast(({ endedAt, loud }) => loud && endedAt <= captionEndedAt)?.endedAt ?? null;
}
