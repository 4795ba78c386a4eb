/** A piece of a sentence on its way from letters to phonemes. */
export interface Token {
  text: string;
  /** Part-of-speech tag of the Penn Treebank. */
  tag: string;
  /** " " if a space followed in the sentence. */
  space: string;
  /** Null until determined. */
  phonemes: string | null;
  /** The first piece of a split word. */
  isHead: boolean;
  /** Read instead of the text. */
  alias: string | null;
  currency: string | null;
  /** Whether there is a pause before it, inside a split word. */
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

/** Joins the pieces of a word into one, without their phonemes. */
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

/** The same, with the phonemes of its pieces in order. */
export function joinedAloud(tokens: readonly Token[]): Token {
  let phonemes = "";
  for (const token of tokens) {
    if (token.spaceBefore && phonemes !== "" && !phonemes.endsWith(" ") && token.phonemes) phonemes += " ";
    phonemes += token.phonemes ?? "";
  }
  return { ...joined(tokens), phonemes };
}
