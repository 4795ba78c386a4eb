type Code = "en" | "de" | "fr" | "es";

export interface Word {
  /** As it's compared: without case, accents and simple endings. */
  form: string;
  low: string;
  at: number;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}[\p{L}\p{N}]*/gu;

/** Cuts text into words that can be compared. "API-Schlüssel" is two. */
export function wordsIn(text: string, code: Code): Word[] {
  return [...text.toLowerCase().matchAll(WORD)].map(({ 0: low, index }) => ({
    ...{ low, at: index },
    form: formOf(low, code),
  }));
}

/** A word without accents and its plural, as far as that is simple. */
export function formOf(word: string, code: Code): string {
  const bare = word
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/ä|ae(?=[^iuoa])/gu, "a")
    .replace(/ö/gu, "o")
    .replace(/ü/gu, "u")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  if (bare.length < 4 || /\p{N}/u.test(bare)) return bare;
  if (code === "de") return bare.replace(/(?:ern|en|er|es|e|n)$/u, "").replace(/s$/u, "");
  if (code === "en") {
    if (/(?:ss|us|is)$/u.test(bare)) return bare;
    return bare
      .replace(/ies$/u, "y")
      .replace(/(?<=(?:ch|sh|x|z|ss))es$/u, "")
      .replace(/s$/u, "");
  }
  if (code === "es") return bare.replace(/(?<=[^aeiou])es$|(?<=[aeiou])s$/u, "");
  return bare.replace(/(?<=a)ux$/u, "l").replace(/[sx]$/u, "");
}

/** Where a phrase begins in words, by its forms; -1 if it doesn't occur. */
export function placeOf(phrase: readonly string[], words: readonly Word[], from = 0): number {
  if (phrase.length === 0) return -1;
  for (let at = from; at + phrase.length <= words.length; at += 1)
    if (phrase.every((form, index) => words[at + index]?.form === form)) return at;
  return -1;
}
