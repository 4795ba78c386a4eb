const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
/** Words of a phrase that can be looked for. */
export const PHRASE_WORDS = 4;

/** A text as its bare words: without marks and signs, and however it is written large. */
const wordsOf = (text: string): string[] =>
  text.normalize("NFKD").replace(MARKS, "").toLowerCase().match(WORD) ?? [];

/** A word or phrase as it is looked for; empty where it has no word in it. */
export const foldPhrase = (phrase: string): string => wordsOf(phrase).join(" ");

/** Every run of up to `PHRASE_WORDS` words in a text, folded: what the list of phrases is compared with. */
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
