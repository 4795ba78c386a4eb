/** A piece of a sentence on its way from letters to sounds. */
export interface Token {
  text: string;
  /** Part of speech, as the Penn Treebank names it. */
  tag: string;
  /** " " where one followed in the sentence. */
  space: string;
  /** Null until it is known how to say it. */
  phonemes: string | null;
  /** First of the pieces that a word was cut into. */
  isHead: boolean;
  /** What is read in place of the text. */
  alias: string | null;
  currency: string | null;
  /** A pause before it, inside of a word that was cut. */
  spaceBefore: boolean;
}

export const newToken = (text: string, tag: string, space: string): Token => ({
  text,
  tag,
  space,
  phonemes: null,
  isHead: true,
  alias: null,
  currency: null,
  spaceBefore: false,
});

const weightOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? 1 : 2), 0);

/** The pieces of a word as one again, without what is known of how to say them. */
export function joined(tokens: readonly Token[]): Token {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) throw new Error("A word without a piece.");
  const leading = tokens.reduce((best, token) => (weightOf(token.text) > weightOf(best.text) ? token : best));
  const text = tokens.map((token) => (token === last ? token.text : token.text + token.space)).join("");
  const currencies = tokens.flatMap(({ currency }) => currency ?? []).sort();
  return {
    ...newToken(text, leading.tag, last.space),
    isHead: first.isHead,
    spaceBefore: first.spaceBefore,
    currency: currencies.at(-1) ?? null,
  };
}

/** The same, with how its pieces are said, one after the other. */
export function joinedAloud(tokens: readonly Token[]): Token {
  let phonemes = "";
  for (const token of tokens) {
    if (token.spaceBefore && phonemes !== "" && !phonemes.endsWith(" ") && token.phonemes) phonemes += " ";
    phonemes += token.phonemes ?? "";
  }
  return { ...joined(tokens), phonemes };
}
