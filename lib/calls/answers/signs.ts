import type { AnswerKind, AskedQuestion } from "./asked";
import { NEGATION } from "./negation";
import type { Value } from "./values";

/** What speaks for or against a sentence as the answer, each from -1 to 1. */
export const SIGNS = [
  // Shares of the question's words: in the sentence, with those before it, with the title, in the question that it replies to.
  ...(["own", "near", "around", "reply"] as const),
  // Whether the word that tells most is there.
  ...(["rarest own", "rarest near"] as const),
  // All of the question's words are.
  ...(["all own", "all near"] as const),
  // It replies to a question, to one of the same kind, and it comes first.
  ...(["replies", "same kind", "comes first"] as const),
  // Its number counts what is asked for, or something else.
  ...(["counts it", "counts another"] as const),
  // A name or number of the question is missing, or what it's about has another modifier.
  ...(["name missing", "about another"] as const),
  // Money with its currency, a date with its day.
  "exact",
  // Several values could be meant.
  "several",
  // How much it says besides the question's words.
  "news",
  ...(["short", "long", "negated", "unsure"] as const),
  // By the kind of the question.
  ...(["value", "name", "yes or no", "open"] as const),
  // How close its meaning is, and that of the question that it replies to. 0 without vectors.
  ...(["likeness", "likeness of question"] as const),
] as const;
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Partial<Record<Sign, number>>>;

export interface Described {
  asked: AskedQuestion;
  plain: string;
  /** Values that fit. */
  values: readonly Value[];
  shares: { own: number; near: number; around: number; reply: number };
  /** Of the question's words, the one that tells most. */
  rarest: string | undefined;
  stems: ReadonlySet<string>;
  nearStems: ReadonlySet<string>;
  /** Kind of the question that it replies to; null if there is none. */
  replied: { kind: AnswerKind; isNext: boolean } | null;
  counted: number;
  missing: number;
  isAboutAnother: boolean;
}

const SHORT = 4;
const LONG = 24;
const MUCH = 8;
const UNSURE =
  /\b(?:don['’]t know|not sure|no idea|can['’]t remember|can['’]t say|depends|maybe|perhaps|i think|i guess|weiß (?:ich )?nicht|keine ahnung|vielleicht|kommt darauf an|ne sais pas|peut-être|no sé|quizás?)\b/iu;

/** Describes a sentence that may answer. */
export function signsOf(one: Described): Signs {
  const { asked, plain, values, shares, rarest, stems, nearStems, replied, counted } = one;
  const words = plain.split(/\s+/u).length;
  const has = (is: boolean): number => (is ? 1 : 0);
  return {
    ...shares,
    "rarest own": has(rarest !== undefined && stems.has(rarest)),
    "rarest near": has(rarest !== undefined && nearStems.has(rarest)),
    "all own": has(asked.stems.every((stem) => stems.has(stem))),
    "all near": has(asked.stems.every((stem) => nearStems.has(stem))),
    replies: has(replied !== null),
    "same kind": has(replied !== null && replied.kind === asked.kind && asked.kind !== "thing"),
    "comes first": has(replied?.isNext === true),
    "counts it": has(counted > 0),
    "counts another": has(counted < 0),
    "name missing": Math.min(1, one.missing),
    "about another": has(one.isAboutAnother),
    exact: has(values.some(({ kind }) => kind === EXACT[asked.kind])),
    several: has(new Set(values.map(({ key }) => key)).size > 1),
    news: Math.min(1, [...stems].filter((stem) => !asked.stems.includes(stem)).length / MUCH),
    short: has(words < SHORT),
    long: has(words > LONG),
    negated: has(NEGATION.test(plain)),
    unsure: has(UNSURE.test(plain)),
    [GROUPS[asked.kind]]: 1,
  };
}

const EXACT: Readonly<Partial<Record<AnswerKind, Value["kind"]>>> = {
  money: "money",
  percent: "percent",
  count: "number",
  duration: "duration",
  date: "date",
  time: "time",
  person: "name",
  name: "name",
  place: "name",
};
const GROUPS: Readonly<Record<AnswerKind, Sign>> = {
  money: "value",
  percent: "value",
  count: "value",
  duration: "value",
  date: "value",
  time: "value",
  person: "name",
  name: "name",
  place: "name",
  yes_no: "yes or no",
  thing: "open",
};
