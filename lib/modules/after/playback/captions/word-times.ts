import { retimed, type TimedWord } from "@/lib/composition/captions/timed-words";
import { readWords, type StoredWord } from "./stored-words";

interface Line {
  text: string;
  /** In milliseconds. */
  fromMs: number;
  toMs: number;
  /** Those that were heard, with their times; null if these aren't known. */
  words: readonly StoredWord[] | null;
}

/**
 * How far a word may be from where it's placed, in milliseconds, in a line without times of its words: longer words are
 * taken to last longer.
 */
const WORD_TOLERANCE_MS = 400;

/** The same for a word that the second pass heard: more than most of them are off, and less than a word. */
const HEARD_TOLERANCE_MS = 150;

/** How far a word of a line may be from its time, in milliseconds. Words of corrected texts share the time between their neighbors. */
export const wordTolerance = ({ confidence }: Pick<TimedWord, "confidence">): number =>
  confidence === null ? WORD_TOLERANCE_MS : HEARD_TOLERANCE_MS;

/** Returns a line's words in order. */
export function wordTimes({ text, fromMs, toMs, words: heard }: Line): TimedWord[] {
  const timed = retimed(readWords(heard) ?? [], text);
  if (timed.length > 0) return timed;
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let at = 0;
  return words.map((word) => {
    const from = at;
    at += word.length + 1;
    const msAt = (letter: number) => fromMs + Math.round(((toMs - fromMs) * letter) / letters);
    return { text: word, fromMs: msAt(from), toMs: msAt(at), confidence: null };
  });
}
