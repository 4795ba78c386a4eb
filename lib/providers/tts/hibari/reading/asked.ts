/** What follows a word in the sentence: "the" sounds otherwise before a vowel. */
export interface Following {
  /** Whether the next sound is a vowel; null where the sentence pauses or ends. */
  vowel: boolean | null;
  /** Whether the next word is "to". */
  to: boolean;
}

export const NOTHING_FOLLOWS: Following = { vowel: null, to: false };

/** How a word is asked for. */
export interface Asked {
  tag: string | null;
  stress: number | null;
  following: Following | null;
}
