import type { Element, ObjectionKind } from "../analysis-shape";
import type { Frames } from "./frames/frames";

/** Words of numbers, in lower case. */
export interface NumberWords {
  values: Readonly<Record<string, number>>;
  /** What multiplies: hundred, thousand, million. */
  scales: Readonly<Record<string, number>>;
  /** Scales that are numbers without another one: "mille". */
  bare: readonly string[];
  /** Articles that count as one before a scale: "a thousand". */
  one: readonly string[];
  /** What counts as two before a scale: "a couple hundred". */
  couple?: readonly string[];
  /** Joins parts of a number: "hundred and twenty". */
  and: readonly string[];
  point: readonly string[];
  /** "two and a half". */
  half: readonly string[];
  /** Whether numbers are written as one word, as in German. */
  compounds: boolean;
  /** The sign before decimals: 1,200.50 or 1.200,50. */
  decimal: "." | ",";
  currencies: Readonly<Record<string, string>>;
  /** Hundredths, with their currency; null if several have them. */
  cents: Readonly<Record<string, string | null>>;
  percent: RegExp;
  /** Units of time. */
  units: RegExp;
  /** "per user", at the beginning of what follows. */
  per: RegExp;
  /** Nouns whose number says nothing: "two things". */
  idle: RegExp;
  budget: RegExp;
  price: RegExp;
  discount: RegExp;
  /** What stands before a sum without its currency: "charges us". */
  paid: RegExp;
  /** A number after it is a name: version 2, room 12. */
  named: RegExp;
}

export interface DateWords {
  months: readonly string[];
  /** From Monday. */
  weekdays: readonly string[];
  /** Days of a month in words. */
  ordinals: Readonly<Record<string, number>>;
  /** Relative days, with their distance. */
  days: Readonly<Record<string, number>>;
  /** "in two weeks": the number is group 1, its unit group 2. */
  inSome: RegExp;
  unitDays: Readonly<Record<string, number | "month" | "year">>;
  next: RegExp;
  last: RegExp;
  this: RegExp;
  endOfDay: RegExp;
  endOfWeek: RegExp;
  endOfNextWeek: RegExp;
  endOfMonth: RegExp;
  endOfNextMonth: RegExp;
  endOfQuarter: RegExp;
  endOfYear: RegExp;
  /** "end of", before a month. */
  endOf: RegExp;
  /** Numbers as they may follow a month: "September fifteen". */
  cardinals?: Readonly<Record<string, number>>;
  /** Says that a sentence is about what will be, which a bare weekday needs. */
  ahead: RegExp;
  /** What would be, or was: "within a year" is no date then. */
  unreal: RegExp;
  /** Before a weekday that is no day: "every", "my". */
  habit: RegExp;
  /** Times without a single day that are worth noting. */
  vague: RegExp;
  order: "day-first" | "by-zone";
}

export interface StepWords {
  mine: RegExp;
  ours: RegExp;
  yours: RegExp;
  ask: RegExp;
  offer: RegExp;
  together: RegExp;
  /** Counts only with a date, or where a call is summed up. */
  dated: RegExp;
  /** Any promise, which counts only with a date. */
  soon: RegExp;
  /** Any request, which counts only if the reply promises it. */
  favor: RegExp;
  promised: RegExp;
  /** What is done all the time. */
  habit: RegExp;
  /** Acts that are promises only with a date. */
  vague: RegExp;
  /** Proposes a time, which someone has to agree to. */
  propose: RegExp;
  recap: RegExp;
  /** Follows a name. */
  named: RegExp;
  /** What is no step whatever else is said. */
  not: RegExp;
  /** What is done in the call itself, tested on the act. */
  now: RegExp;
  /** Acts of two sides, that one person can't own. */
  joint: RegExp;
  conditional: RegExp;
  /** Taken back. */
  retracted: RegExp;
  /** Words at the end of an act that say nothing. */
  tail: RegExp;
}

export type TopicFact =
  | "money"
  | "competitors"
  | "steps"
  | "pain"
  | "decision"
  | "dates"
  | "criteria"
  | "objections";

export interface LanguageRules {
  /** Absent where no one has written them for a language. */
  frames?: Frames;
  code: "en" | "de" | "fr" | "es";
  /** Words that hardly any other language has. */
  telling: readonly string[];
  /** Places where a clause begins in text without full stops. Global. */
  breaks: RegExp;
  /** Places at which a sentence is cut into what it promises. */
  clauses: RegExp;
  numbers: NumberWords;
  dates: DateWords;
  questions: {
    indirect: RegExp;
    opener: RegExp;
    notOne: RegExp;
    ends?: RegExp;
    tag: RegExp;
    deferred: RegExp;
  };
  yes: RegExp;
  no: RegExp;
  steps: StepWords;
  objections: Readonly<Record<ObjectionKind, RegExp | null>>;
  /** "no budget issue", "not a problem". */
  denied: RegExp;
  /** What others say. */
  reported: RegExp;
  accepted: RegExp;
  competitors: {
    strong: RegExp;
    weak: RegExp;
    beside: RegExp;
    none: RegExp;
    /** Before a name: what the customer has, or signed for. */
    own: RegExp;
    /** After a name: what a company does. */
    acts: RegExp;
    /** Asks for alternatives. */
    asks: RegExp;
  };
  /** `asked` is a question whose answer tells it. */
  qualification: Readonly<Record<Element, { strong: RegExp; weak: RegExp; asked?: RegExp }>>;
  risks: readonly { kind: string; reason: string; cue: RegExp }[];
  /** What was found of a topic's kind of fact belongs to it too. */
  topics: readonly { name: string; cue: RegExp; fact?: TopicFact }[];
  sides: { ours: RegExp; customer: RegExp; seller: RegExp; buyer: RegExp; introduces: RegExp };
  sentiment: { good: RegExp; bad: RegExp; not: RegExp };
}

/** Whole words or phrases in text that is in lower case. */
export const words = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** The same, everywhere in a text, whatever its case. */
export const places = (...phrases: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "giu");

export const first = (...phrases: string[]): RegExp =>
  new RegExp(`^["'(-]?\\s?(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Numbers in order, from a list of their words. */
export const counted = (list: string, from = 0, step = 1): Record<string, number> =>
  Object.fromEntries(list.split(" ").map((word, index) => [word, from + index * step]));
