import { SMALL_WORDS, STEM_ENDINGS, WORD_FORMS } from "./word-lists";

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?(?:[.,]\p{N}+)*/gu;
const MAX_STEM = 24;
const SHORTEST = 3;

/** A word of a text, and the form under which it's looked up. */
export interface Word {
  text: string;
  stem: string;
}

/** Returns a text's words in order, small ones too. */
export function wordsIn(text: string): Word[] {
  const all: Word[] = [];
  for (const [found] of text.matchAll(WORD)) {
    const low = found.toLowerCase();
    all.push({ text: found, stem: stemOf(low) });
  }
  return all;
}

/** Returns the stems that say what a text is about, each once. */
export function stemsIn(text: string): string[] {
  const stems = new Set<string>();
  for (const { text: word, stem } of wordsIn(text)) if (!isSmall(word)) stems.add(stem);
  return [...stems];
}

export const isSmall = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase().replaceAll("’", "'"));

/** Rough, but the same for texts and questions, in four languages. */
export function stemOf(word: string): string {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/['’](?:s|re|ll|ve|d|m|t)?$/u, "")
    .replace(/^(?:l|d|qu|j|n|s|c)['’](?=\p{L}{3})/u, "");
  const known = WORD_FORMS.get(plain);
  if (known !== undefined) return known;
  if (/\p{N}/u.test(plain)) return plain.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, "").slice(0, MAX_STEM);
  const ending = STEM_ENDINGS.find(
    (one) => plain.endsWith(one) && plain.length - one.length >= Math.max(SHORTEST, one === "s" ? 3 : 4),
  );
  const bare = ending === undefined ? plain : plain.slice(0, -ending.length);
  const single = /([^aeiouls])\1$/u.test(bare) ? bare.slice(0, -1) : bare;
  const stem = single.length > 4 ? single.replace(/[ey]$/u, "") : single;
  return (WORD_FORMS.get(stem) ?? stem).slice(0, MAX_STEM);
}
