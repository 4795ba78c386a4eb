/** What follows a word in the sentence: "the" is pronounced differently before a vowel. */
export interface Following {
  /** Whether the next sound is a vowel; null if the sentence pauses or ends. */
  vowel: boolean | null;
  /** Whether the next word is "to". */
  to: boolean;
}

export const NOTHING_FOLLOWS: Following = { vowel: null, to: false };

/** A word to look up, in its context. */
export interface Asked {
  tag: string | null;
  stress: number | null;
  following: Following | null;
}
