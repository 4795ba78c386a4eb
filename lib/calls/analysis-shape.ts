import type { Side } from "./call";

/** A place in the transcript. The quote is word for word from its line. */
export interface Evidence {
  line: number;
  speaker: string | null;
  start_sec: number | null;
  quote: string;
}

interface Item {
  evidence: Evidence[];
}

/** What people can correct. */
interface Fact extends Item {
  /** In stored calls. It stays the same while its sentence and what was found in it do. */
  id?: string;
  /** A person corrected or added it. */
  corrected?: boolean;
  /** No analysis found it, so only a person vouches for it. */
  added?: boolean;
}

export const OBJECTION_KINDS = [
  ...(["price", "timing", "authority", "need", "trust"] as const),
  ...(["competition", "feature", "legal", "other"] as const),
] as const;
export type ObjectionKind = (typeof OBJECTION_KINDS)[number];

export const NUMBER_KINDS = ["price", "budget", "count", "percent", "duration", "other"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export interface Question extends Fact {
  text: string;
  asked_by: string | null;
  answered: boolean;
}

export interface Topic {
  name: string;
  from_line: number;
  to_line: number;
  start_sec: number | null;
}

export interface Objection extends Fact {
  kind: ObjectionKind;
  text: string;
  /** The reply; null if there is none. */
  answer: { text: string; evidence: Evidence[] } | null;
  resolved: boolean;
}

export const QUALIFICATION = [
  "metrics",
  "economic_buyer",
  "decision_criteria",
  "decision_process",
  "paper_process",
  "identified_pain",
  "champion",
  "competition",
] as const;

export type Element = (typeof QUALIFICATION)[number];
export interface ElementState extends Item {
  state: "found" | "partly" | "missing";
}

export interface SaidNumber extends Fact {
  kind: NumberKind;
  /** A decimal without grouping. */
  amount: string;
  currency: string | null;
  /** What it is the number of, in the words that follow it. */
  of: string | null;
  speaker: string | null;
}

export interface Competitor extends Fact {
  name: string;
}

export interface SaidDate extends Fact {
  text: string;
  /** Null if it's no single day, or if it isn't sure which. */
  date: string | null;
}

export interface Risk extends Fact {
  kind: string;
  reason: string;
}

export interface NextStep extends Fact {
  what: string;
  owner: string | null;
  due: string | null;
  agreed: boolean;
}

export interface Coaching extends Item {
  kind: string;
  seen: string;
  why: string;
  try: string;
}

export interface Person {
  name: string;
  side: Side | null;
  /** From 0 to 1. */
  confidence: number;
}

export interface CallAnalysis {
  language: string;
  people: Person[];
  summary: {
    short: string;
    long: string;
    by_topic: { topic: string; text: string; evidence: Evidence[] }[];
    evidence: { short: Evidence[]; long: Evidence[] };
  };
  outcome: { kind: "agreed" | "offered" | "open"; text: string; evidence: Evidence[] };
  sentiment: {
    overall: number;
    by_side: { ours: number | null; customer: number | null };
    over_time: (Item & { from_line: number; to_line: number; start_sec: number | null; score: number })[];
  };
  /** Shares of all words. Null without speakers. */
  talk_ratio: {
    by_person: { name: string; share: number }[];
    by_side: { ours: number; customer: number; unsure: number };
  } | null;
  longest_monologue:
    | (Item & { speaker: string; from_line: number; to_line: number; words: number; seconds: number | null })
    | null;
  interactivity: { turns: number; per_minute: number | null } | null;
  /** How long our side waits, on average, before it speaks after the customer. */
  patience: { seconds: number; replies: number } | null;
  questions: Question[];
  topics: (Topic & Item)[];
  objections: Objection[];
  qualification: Record<Element, ElementState>;
  numbers: SaidNumber[];
  competitors: Competitor[];
  dates: SaidDate[];
  risks: Risk[];
  next_steps: NextStep[];
  coaching: Coaching[];
  /** What was looked for and isn't there, as sentences. */
  not_found: string[];
}
