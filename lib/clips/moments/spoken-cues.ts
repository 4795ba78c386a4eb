import type { CueWords } from "./words/cue-words";
import { ENGLISH } from "./words/english";
import { FRENCH } from "./words/french";
import { GERMAN } from "./words/german";
import { SPANISH } from "./words/spanish";

/** What a sentence does, as far as its words tell. */
export type Cue = "question" | "number" | "story" | "contrast" | "advice" | "superlative" | "laugh";

const WORDS: Record<string, CueWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

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
    if (/[?？]/u.test(sentence) || (words?.question.test(sentence) && !/[.!]$/u.test(sentence)))
      cues.push("question");
    if ((words?.number ?? /\d/u).test(sentence)) cues.push("number");
    for (const cue of ["story", "contrast", "advice", "superlative"] as const)
      if (words?.[cue].test(sentence)) cues.push(cue);
    if (LAUGH.test(sentence)) cues.push("laugh");
    return cues;
  }

  pointsBack = (sentence: string): boolean => this.#words?.pointsBack.test(sentence) ?? false;

  isHousekeeping = (sentence: string): boolean => this.#words?.housekeeping.test(sentence) ?? false;
}
