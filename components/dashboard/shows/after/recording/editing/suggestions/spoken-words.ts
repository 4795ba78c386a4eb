/** The words of a text, without case and punctuation. */
export const bareWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

const split = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/**
 * Sounds that say nothing, by language. Only those that aren't also a word: in German, *um* and *er* are. Whole lines of them are
 * suggested, too.
 */
const FILLERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split("er erm hm hmm uh uhh uhm um umm"),
  de: split("äh ähh ähm ehm hm hmm öh öhm"),
  fr: split("euh heu hm hmm"),
  es: split("ehm em hm hmm mmm"),
};

/** Of a whole line, also what may mean something in a sentence. */
const LINE_FILLERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split("ah eh mhm mm"),
  de: split("ah eh mhm mm"),
  fr: split("ah eh hein mm"),
  es: split("ah eh mm"),
};

/**
 * Short words that people say twice when they begin again, by language, and hardly ever on purpose. *Very very* and *no no* are
 * meant, and *die die* is grammar.
 */
const STUTTERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split("a an and are at but for i i'm if in is it's of on or so the they to was we we're with you"),
  de: split("aber also auf bei ein eine einen für ich im in ist mit oder und von weil wenn wie wir zu zum"),
  fr: split("avec dans de des du et il je la le les mais on ou par pour qui sur un une"),
  es: split("con de del el en es la las los para pero por que se un una y yo"),
};

export interface Vocabulary {
  isFiller: (word: string) => boolean;
  /** Where a line has nothing else. */
  isLineFiller: (word: string) => boolean;
  isStutter: (word: string) => boolean;
}

/** Returns the words of a language, given as a BCP 47 tag. None of a language that isn't known. */
export function vocabularyOf(language: string): Vocabulary {
  const base = language.toLowerCase().split("-")[0] ?? "";
  const has = (words: Readonly<Record<string, ReadonlySet<string>>>, word: string) =>
    words[base]?.has(word.replaceAll("’", "'")) ?? false;
  const isFiller = (word: string) => has(FILLERS, word);
  return {
    isFiller,
    isLineFiller: (word) => isFiller(word) || has(LINE_FILLERS, word),
    isStutter: (word) => has(STUTTERS, word),
  };
}
