import type { CueWords } from "./words/cue-words";
import { ENGLISH } from "./words/english";
import { FRENCH } from "./words/french";
import { GERMAN } from "./words/german";
import { SPANISH } from "./words/spanish";

/** What a sentence does, as far as its words tell. */
export type Cue = "question" | "number" | "story" | "contrast" | "advice" | "superlative" | "laugh";

const WORDS: Record<string, CueWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** A word with fewer hardly ever names what a sentence is about. */
const TOPIC_LETTERS = 4;

const LAUGH = /\[(?:laughter|laughs|lachen|rires|risas)\]|\b(?:ha){2,}\b/iu;

/** Reads sentences of a language. One that we have no words for is read by its question marks and digits alone. */
export class CueReader {
  readonly #words: CueWords | undefined;

  /** @param language a BCP 47 tag */
  constructor(language: string) {
    this.#words = WORDS[language.toLowerCase().split("-")[0] ?? ""];
  }

  cuesIn(sentence: string): Cue[] {
    const words = this.#words;
    const cues: Cue[] = [];
    const isAsked = /[?？]/u.test(sentence) || words?.indirectQuestion.test(sentence);
    if (isAsked || (words?.question.test(sentence) && !/[.!]$/u.test(sentence))) cues.push("question");
    if ((words?.number ?? /\d/u).test(sentence)) cues.push("number");
    for (const cue of ["story", "contrast", "advice", "superlative"] as const)
      if (words?.[cue].test(sentence)) cues.push(cue);
    if (LAUGH.test(sentence)) cues.push("laugh");
    return cues;
  }

  /** A question may begin with “and” if the rest of it stands alone. */
  pointsBack(sentence: string): boolean {
    const words = this.#words;
    if (!words?.pointsBack.test(sentence)) return false;
    return !/[?？]/u.test(sentence) || this.refersBack(sentence);
  }

  /** Whether it says that something was said before, or is on a slide. */
  pointsElsewhere = (sentence: string): boolean => this.#words?.pointsElsewhere.test(sentence) ?? false;

  /** Whether it names something by a pronoun. */
  refersBack = (sentence: string): boolean => this.#words?.refersBack.test(sentence) ?? false;

  /** Whether it says that something else comes now. */
  turnsAway = (sentence: string): boolean => this.#words?.turnsAway.test(sentence) ?? false;

  /** What is the same in the words of a topic: their first letters. */
  stems = (sentence: string): string[] =>
    this.topicWords(sentence).map((word) => word.slice(0, TOPIC_LETTERS));

  /** The words that tell what a sentence is about, without those that every topic has. */
  topicWords(sentence: string): string[] {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.filter((word) => word.length >= TOPIC_LETTERS && !this.#words?.common.test(word));
  }

  /** Whether it could be said of anything. */
  isVague = (sentence: string): boolean => this.#words?.vague.test(sentence) ?? false;

  isHousekeeping = (sentence: string): boolean => this.#words?.housekeeping.test(sentence) ?? false;
}
