import { type Sentence, sentencesOf } from "@/lib/clips/moments/sentence";
import { CueReader } from "@/lib/clips/moments/spoken-cues";
import type { ToldShow } from "./told-show";
import { type Basis, countWords } from "./written";

/** A sentence with how much it says about the show. */
export interface Told extends Sentence {
  weight: number;
  words: number;
  isQuestion: boolean;
  /** It begins with a word that points back at what was said before. */
  pointsBack: boolean;
}

/** Sentences of one person that follow each other. */
export interface Passage {
  said: readonly Told[];
  weight: number;
}

/** A sentence that is worth quoting has so many words. */
const WORDS = { least: 5, most: 45 };
/** The next sentence belongs to the same passage if it comes within this time. */
const TOGETHER_MS = 4_000;
const MOST_SENTENCES = 3;
/** Two sentences that share so much of their words say the same. */
const ALIKE = 0.6;

/** Points of sentences that do something for a reader, beside their words. */
const CUES = { number: 0.25, story: 0.15, contrast: 0.2, advice: 0.3, superlative: 0.15 } as const;
const NOT_ALONE = 0.6;

/** Reads what was said in a show, and weighs it: words that the show comes back to weigh most. */
export class SaidInShow {
  readonly sentences: readonly Told[];
  readonly #plain: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  constructor({ lines, language }: Pick<ToldShow, "lines" | "language">, plain: readonly string[]) {
    this.#plain = new Set(plain);
    const reader = new CueReader(language);
    const all = sentencesOf(lines);
    for (const { text } of all)
      for (const term of new Set(this.termsOf(text)))
        this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    this.sentences = all.map((sentence) => {
      const cues = reader.cuesIn(sentence.text);
      const points = Object.entries(CUES).reduce(
        (sum, [cue, more]) => sum + (cues.includes(cue as keyof typeof CUES) ? more : 0),
        0,
      );
      const pointsBack = reader.pointsBack(sentence.text);
      const isWorthless = reader.isHousekeeping(sentence.text) || cues.includes("laugh");
      const weight = isWorthless
        ? 0
        : (this.#weightOf(sentence.text) + points) * (pointsBack ? NOT_ALONE : 1);
      const isQuestion = cues.includes("question");
      return { ...sentence, weight, words: countWords(sentence.text), isQuestion, pointsBack };
    });
  }

  /** Words that say something, in lower case. */
  termsOf(text: string): string[] {
    return (text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*|\d[\d.,]*/gu) ?? []).filter(
      (word) => word.length > 2 && !this.#plain.has(word) && !this.#plain.has(word.split(/['’]/)[0] ?? ""),
    );
  }

  /** How often a show comes back to what a sentence is about; long sentences don't win by their length alone. */
  #weightOf(text: string): number {
    const terms = new Set(this.termsOf(text));
    const sum = [...terms].reduce((all, term) => all + Math.log2(1 + (this.#counts.get(term) ?? 0)), 0);
    return sum / Math.sqrt(terms.size + 4);
  }

  /** Statements that can stand alone, the weightiest first. */
  statements(fromMs = 0, toMs = Number.POSITIVE_INFINITY): Told[] {
    const from = this.sentences.filter(
      (one) => isWithin(one, fromMs, toMs) && isStatement(one) && !one.pointsBack,
    );
    return from.toSorted((one, other) => other.weight - one.weight || one.fromMs - other.fromMs);
  }

  /**
   * The weightiest passages, in the order in which they were said. No sentence is in two of them, and none says what another
   * one does.
   * @param most words, together
   */
  passages(most: number, fromMs = 0, toMs = Number.POSITIVE_INFINITY): Passage[] {
    const all = this.sentences.flatMap((first, index) =>
      isWithin(first, fromMs, toMs) && isStatement(first) && !first.pointsBack
        ? [this.#passageFrom(index, toMs)]
        : [],
    );
    const chosen: Passage[] = [];
    let words = 0;
    for (const passage of all.toSorted((one, other) => other.weight - one.weight)) {
      const more = passage.said.reduce((sum, one) => sum + one.words, 0);
      if (words + more > most || chosen.some((one) => this.#overlap(one, passage))) continue;
      chosen.push(passage);
      words += more;
    }
    return chosen.toSorted((one, other) => startOf(one) - startOf(other));
  }

  /** What the same person says from a sentence on, as long as it's worth reading. */
  #passageFrom(index: number, toMs: number): Passage {
    const [first, ...rest] = this.sentences.slice(index, index + MOST_SENTENCES);
    if (!first) throw new Error("There is no such sentence.");
    const said = [first];
    for (const next of rest) {
      const last = said.at(-1) ?? first;
      const goesOn = next.personId === first.personId && next.fromMs - last.toMs < TOGETHER_MS;
      if (!goesOn || !isStatement(next) || next.toMs > toMs) break;
      said.push(next);
    }
    return { said, weight: said.reduce((sum, { weight }) => sum + weight, 0) / Math.sqrt(said.length) };
  }

  #overlap(one: Passage, other: Passage): boolean {
    return one.said.some((a) => other.said.some((b) => a === b || this.areAlike(a.text, b.text)));
  }

  /** Whether two sentences say the same in nearly the same words. */
  areAlike(one: string, other: string): boolean {
    const [first, second] = [new Set(this.termsOf(one)), new Set(this.termsOf(other))];
    const both = [...first].filter((term) => second.has(term)).length;
    return both > 0 && both / Math.min(first.size, second.size) > ALIKE;
  }

  /** The first of these that don't say the same, at most so many. */
  different<T extends { text: string }>(given: readonly T[], most: number): T[] {
    const chosen: T[] = [];
    for (const one of given) {
      if (chosen.length === most) break;
      if (chosen.every((other) => !this.areAlike(one.text, other.text))) chosen.push(one);
    }
    return chosen;
  }
}

const isWithin = ({ fromMs: from, toMs: to }: Told, fromMs: number, toMs: number): boolean =>
  from >= fromMs && to <= toMs;

export const isStatement = ({ weight, isQuestion, words }: Told): boolean =>
  weight > 0 && !isQuestion && words >= WORDS.least && words <= WORDS.most;

const startOf = ({ said }: Passage): number => said[0]?.fromMs ?? 0;

export const basisOf = ({ personId, speaker, fromMs, toMs, text }: Told): Basis => ({
  ...{ personId, speaker, fromMs, toMs },
  quote: text,
});
