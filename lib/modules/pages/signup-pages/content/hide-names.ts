/** Shorter names are common words in some language: van, del, Lin. */
const MIN_LETTERS = 4;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Returns a test for whether a text names one of these people, by full, first or last name. When in doubt,
 * the text counts as naming them: omitting it from a public page does less harm than exposing a name given in
 * private.
 */
export function namesAny(names: readonly string[]): (text: string) => boolean {
  const wholes = names.map(plain).filter(Boolean);
  const parts = new Set(wholes.flatMap((name) => name.split(" ")).filter(isName));
  return (text) => {
    const given = plain(text);
    if (
      wholes.some(
        (name) => given.includes(name) || (UNSPACED.test(name) && joined(given).includes(joined(name))),
      )
    )
      return true;
    return given
      .split(/[^\p{L}\p{N}'-]+/u)
      .some((word) => parts.has(word) || parts.has(word.replace(/'s?$/, "")));
  };
}

const isName = (word: string): boolean => word.length >= MIN_LETTERS && /^\p{Lu}/u.test(word);
const plain = (text: string): string =>
  text.normalize("NFKC").replaceAll("’", "'").replace(/\s+/g, " ").trim();
const joined = (text: string): string => text.replaceAll(" ", "");
