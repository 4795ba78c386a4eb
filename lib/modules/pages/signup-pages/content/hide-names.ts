/** Shorter ones are words of every sentence in some language: van, del, Lin. */
const MIN_LETTERS = 4;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Tells whether a text names one of these people, whole or by a first or last name. A text that only may is taken for one
 * that does: what a public page leaves out does less harm than a name that was given in private.
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
