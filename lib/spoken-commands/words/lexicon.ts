import { ENGLISH, ENGLISH_FILLERS } from "./lexicon/english";
import { GERMAN_SPANISH, GERMAN_SPANISH_FILLERS } from "./lexicon/german-spanish";

export type Concept = keyof typeof ENGLISH | keyof typeof GERMAN_SPANISH;
type Phrases = Partial<Record<Concept, string>>;
export type Phrase = { concept: Concept; length: number };

/** The meanings of a language's words. */
export type Lexicon = {
  /** Returns every phrase that begins at `start`, longest first; one phrase can have several meanings. */
  phrasesAt: (words: readonly string[], start: number) => Phrase[];
  isFiller: (word: string) => boolean;
  /** Single words, for matching misspelled ones. */
  words: ReadonlyMap<string, readonly Concept[]>;
};

function indexOf(all: readonly Phrases[]): Map<string, Concept[]> {
  const index = new Map<string, Concept[]>();
  for (const phrases of all) {
    for (const [concept, list] of Object.entries(phrases) as [Concept, string][]) {
      for (const phrase of list.split("|")) {
        const known = index.get(phrase) ?? [];
        if (!known.includes(concept)) index.set(phrase, [...known, concept]);
      }
    }
  }
  return index;
}

function lexiconOf(all: readonly Phrases[], fillerLists: readonly string[]): Lexicon {
  const index = indexOf(all);
  const fillers = new Set(fillerLists.flatMap((list) => list.split(" ")));
  const longest = Math.max(...[...index.keys()].map((phrase) => phrase.split(" ").length));
  const phrasesAt = (words: readonly string[], start: number): Phrase[] => {
    const found: Phrase[] = [];
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const concepts = index.get(words.slice(start, start + length).join(" ")) ?? [];
      found.push(...concepts.map((concept) => ({ concept, length })));
    }
    return found;
  };
  const words = new Map([...index].filter(([phrase]) => !phrase.includes(" ")));
  return { phrasesAt, isFiller: (word) => fillers.has(word), words };
}

const MIXED_FILLERS = "can could would will you is id want by";

export const ENGLISH_LEXICON = lexiconOf([ENGLISH], [ENGLISH_FILLERS]);
/** German and Spanish sentences borrow English words: "Musik aus und auf Grid". */
export const MIXED_LEXICON = lexiconOf(
  [ENGLISH, GERMAN_SPANISH],
  [ENGLISH_FILLERS, GERMAN_SPANISH_FILLERS, MIXED_FILLERS],
);

const FOREIGN = new Set(
  Object.values(GERMAN_SPANISH)
    .flatMap((list) => list.split(/[| ]/))
    .filter((word) => word.length > 2 && !ENGLISH_LEXICON.words.has(word) && !ENGLISH_LEXICON.isFiller(word)),
);

/** Whether a word shows that the sentence isn't English. */
export const isForeign = (word: string): boolean => FOREIGN.has(word);
