/** Of sound that goes out: when its last millisecond did, and whether it is more than quiet. */
export interface SentFrame {
  endedAt: number;
  loud: boolean;
}

/** What is quieter is between two words: the announcer's voice has no noise of its own. */
const QUIET = 400;

export const isLoud = (samples: Int16Array): boolean => samples.some((sample) => Math.abs(sample) > QUIET);

/**
 * When the voice ended whose words a caption holds, by what was sent until the caption's end: that end lies behind a pause,
 * or in the middle of speech. Null where nothing was sent by then.
 */
export function voiceEnd(sent: readonly SentFrame[], captionEndedAt: number): number | null {
  return sent.findLast(({ endedAt, loud }) => loud && endedAt <= captionEndedAt)?.endedAt ?? null;
}
