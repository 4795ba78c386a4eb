const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
/** Maximum number of words in a blocked phrase. */
export const PHRASE_WORDS = 4;

/** Splits a text into its bare words, without marks or punctuation and regardless of case. */
const wordsOf = (text: string): string[] =>
  text.normalize("NFKD").replace(MARKS, "").toLowerCase().match(WORD) ?? [];

/** Returns a word or phrase in the form used for matching. Empty if it contains no word. */
export const foldPhrase = (phrase: string): string => wordsOf(phrase).join(" ");

/** Returns every run of up to `PHRASE_WORDS` words in a text, folded, to compare with the blocked phrases. */
export function foldedPhrases(text: string): string[] {
  const words = wordsOf(text);
  const lengths = Array.from({ length: PHRASE_WORDS }, (_, index) => index + 1);
  const runs = words.flatMap((_, start) =>
    lengths
      .filter((length) => start + length <= words.length)
      .map((length) => words.slice(start, start + length).join(" ")),
  );
  return [...new Set(runs)];
}
