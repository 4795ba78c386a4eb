interface Line {
  text: string;
  /** In milliseconds. */
  fromMs: number;
  toMs: number;
}

/** A word of a line, and about when it was said. */
export interface TimedWord {
  text: string;
  fromMs: number;
  toMs: number;
}

/**
 * How far a word may be from where it's placed, in milliseconds. Lines have no times of their words: longer words are taken
 * to last longer.
 */
export const WORD_TOLERANCE_MS = 400;

/** Returns a line's words in order. */
export function wordTimes({ text, fromMs, toMs }: Line): TimedWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let at = 0;
  return words.map((word) => {
    const from = at;
    at += word.length + 1;
    const msAt = (letter: number) => fromMs + Math.round(((toMs - fromMs) * letter) / letters);
    return { text: word, fromMs: msAt(from), toMs: msAt(at) };
  });
}
