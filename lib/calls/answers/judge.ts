import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../facts/questions";
import { countWords, plainOf } from "../transcript/clean";
import type { AskedQuestion } from "./asked";
import { fits, fitsAny, type Value, valuesIn } from "./values";
import { wordsIn } from "./words";

/** A sentence with what's needed to judge whether it answers. */
export interface Candidate {
  text: string;
  speaker: string | null;
  /** The sentences right before it, the nearest first, of the same call or section. */
  before: readonly { text: string; speaker: string | null }[];
  /** What the sentence is under: headings, the call's title, company and people. */
  about: string;
  /** Likeness of the question with the sentence and what's before it; null if there are no vectors. */
  likeness: number | null;
}

export interface Features {
  /** Share of the question's words in the sentence itself, by how rare they are. */
  own: number;
  /** The same, with the sentences before it. */
  near: number;
  /** The same, with headings and names. */
  around: number;
  /** The question that the sentence replies to has these words. */
  reply: number;
  fits: number;
  /** The counted noun is right behind the number. */
  noun: number;
  asks: number;
  likeness: number;
  /** Names and numbers of the question that are nowhere. */
  missing: number;
  short: number;
}

const BEFORE = 3;

export function featuresOf(
  asked: AskedQuestion,
  { text, speaker, before, about, likeness }: Candidate,
  rules: LanguageRules,
  weightOf: (stem: string) => number,
): Features & { values: Value[] } {
  const plain = plainOf(text);
  const own = stemsOf(plain);
  const previous = before.slice(0, BEFORE);
  const near = new Set([...own, ...previous.flatMap(({ text: one }) => [...stemsOf(plainOf(one))]), ...stemsOf(speaker ?? "")]);
  const around = new Set([...near, ...stemsOf(about)]);
  const total = asked.stems.reduce((sum, stem) => sum + weightOf(stem), 0) || 1;
  const share = (words: ReadonlySet<string>): number =>
    asked.stems.reduce((sum, stem) => sum + (words.has(stem) ? weightOf(stem) : 0), 0) / total;
  const values = valuesIn(plain, rules);
  const question = previous.find(
    ({ text: one, speaker: by }) => (by === null || by !== speaker) && asks(one, rules),
  );
  const isFitting = fitsAny(asked.kind) || values.some((value) => fits(value, asked.kind) && !asked.stems.includes(value.key));
  const noun = asked.noun;
  return {
    own: share(own),
    near: share(near),
    around: share(around),
    reply: question === undefined ? 0 : share(stemsOf(plainOf(question.text))),
    fits: isFitting ? 1 : 0,
    noun: noun !== null && values.some(({ kind, of }) => kind === "number" && of !== null && stemsOf(of).has(noun)) ? 1 : 0,
    asks: asks(text, rules) ? 1 : 0,
    likeness: likeness ?? 0,
    missing: asked.names.filter((name) => !around.has(name)).length,
    short: countWords(plain) < 4 ? 1 : 0,
    values,
  };
}

function asks(text: string, rules: LanguageRules): boolean {
  const plain = plainOf(text);
  return isQuestion({ plain, low: plain.toLowerCase(), words: countWords(plain) }, rules);
}

const stemsOf = (text: string): Set<string> => new Set(wordsIn(text).map(({ stem }) => stem));
